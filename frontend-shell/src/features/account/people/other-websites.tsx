import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Findable, endpoints, notices } from '@wayfellow/contracts';
import { Switch } from '@wayfellow/ui';
import { toast, useApiMutation, useSession } from '@wayfellow/web';

interface Props {
  isOn: boolean;
  /** Saved with it, unchanged. */
  findable: Findable;
}

/** The setting for whether pictures of other websites are loaded; saved when changed, and applied at once. */
export const OtherWebsites = ({ isOn, findable }: Props) => {
  const { user, replace } = useSession();
  const [chosen, setChosen] = useState<boolean>();
  const save = useApiMutation(endpoints.account.setPrivacy, {
    onSuccess: ({ showsForeignPictures = true }) => {
      if (user) replace({ ...user, showsForeignPictures });
      setChosen(undefined);
      toast(notices.picturesChanged(showsForeignPictures));
    },
    onError: () => {
      setChosen(undefined);
      toast(notices.findableFailed);
    },
  });
  const choose = (showsForeignPictures: boolean) => {
    setChosen(showsForeignPictures);
    save.mutate({ body: { findable, showsForeignPictures } });
  };
  return (
    <Card sx={{ display: 'flex', gap: 4, alignItems: 'center', mt: 4, py: 3.5, pl: { xs: 4, sm: 5 }, pr: 4 }}>
      <div style={{ flex: 1 }}>
        <b style={{ fontWeight: 600 }}>Pictures from other websites</b>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Profiles can name a picture elsewhere; that website learns your address
        </Typography>
      </div>
      <Switch label="Pictures from other websites" checked={chosen ?? isOn} onChange={choose} />
    </Card>
  );
};
