import { useState } from 'react';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type Findable, endpoints, notices } from '@wayfellow/contracts';
import { FailureNote } from '@wayfellow/ui';
import { toast, useApiMutation, useApiQuery } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';
import { SettingSection } from '../../../shared/settings/setting-rows';

const choices: readonly { value: Findable; label: string; text: string }[] = [
  { value: 'everyone', label: 'Everyone', text: 'Your trips show in search, for visitors too' },
  {
    value: 'members',
    label: 'Travelers who are signed in',
    text: 'Visitors and search engines see nothing of you',
  },
  { value: 'nobody', label: 'Nobody new', text: 'Only people you are already connected with' },
];

/** The setting for who can find the user in search, suggestions, at destinations and by tips; saved when changed. */
export const WhoFindsMe = () => {
  const account = useApiQuery(endpoints.account.one, {});
  // Set in the event itself: a radio button whose value follows a tick later flickers back first.
  const [chosen, setChosen] = useState<Findable>();
  const save = useApiMutation(endpoints.account.setPrivacy, {
    onSuccess: () => toast(notices.findableChanged),
    onError: () => {
      setChosen(undefined);
      toast(notices.findableFailed);
    },
  });
  const choose = (findable: Findable) => {
    setChosen(findable);
    save.mutate({ body: { findable } });
  };
  const value = chosen ?? account.data?.findable;
  return (
    <SettingSection title="Who finds me" lead="Matches and conversations you have stay as they are.">
      {account.isError && (
        <FailureNote text={failureText(account.error)} onRetry={() => void account.refetch()} />
      )}
      {account.isPending && <Skeleton height={192} />}
      {value && (
        <Card sx={{ overflow: 'hidden' }}>
          <RadioGroup
            aria-label="Who finds me"
            value={value}
            onChange={(_, picked) => choose(picked as Findable)}
          >
            {choices.map((choice) => (
              <Choice key={choice.value} {...choice} isChosen={choice.value === value} />
            ))}
          </RadioGroup>
        </Card>
      )}
    </SettingSection>
  );
};

const Choice = ({
  value,
  label,
  text,
  isChosen,
}: {
  value: Findable;
  label: string;
  text: string;
  isChosen: boolean;
}) => (
  <FormControlLabel
    value={value}
    control={<Radio />}
    sx={{
      m: 0,
      px: 2,
      py: 2,
      minHeight: 60,
      lineHeight: 1.3,
      bgcolor: isChosen ? 'primary.tint' : undefined,
      '& + &': { borderTop: 1, borderColor: 'divider' },
      '& .MuiFormControlLabel-label': { lineHeight: 1.3 },
    }}
    label={
      <>
        <b style={{ fontWeight: 550 }}>{label}</b>
        <br />
        <Typography component="small" variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </>
    }
  />
);
