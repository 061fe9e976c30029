import { useState } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { type Findable, endpoints, notices } from '@wayfellow/contracts';
import { FailureNote } from '@wayfellow/ui';
import { toast, useApiMutation, useApiQuery } from '@wayfellow/web';
import { ChoiceList } from '../../../shared/forms/choice-list';
import { failureText } from '../../../shared/forms/failure-text';
import { SettingSection } from '../../../shared/settings/setting-rows';
import { OtherWebsites } from './other-websites';

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
      {value && <ChoiceList label="Who finds me" choices={choices} value={value} onChange={choose} />}
      {value && account.data && (
        <OtherWebsites isOn={account.data.showsForeignPictures !== false} findable={value} />
      )}
    </SettingSection>
  );
};
