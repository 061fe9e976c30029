import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { endpoints, notices } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { BusyButton, Note, ResponsiveDialog, TextLink, firstNameOf } from '@wayfellow/ui';
import {
  type PersonNamed,
  closeSafety,
  openReportDialog,
  toast,
  useApiMutation,
  useApiQuery,
} from '@wayfellow/web';
import { CheckRow } from '../../shared/forms/check-row';
import { useTheirMessages } from './report/use-their-messages';
import { SharedMeetups, useSharedMeetups } from './shared-meetups';

/** Asks for confirmation before blocking a person, and explains what blocking does and does not do. */
export const BlockDialog = ({ person, isOpen }: { person: PersonNamed; isOpen: boolean }) => {
  const id = useId();
  const account = useApiQuery(endpoints.account.one, {}, { enabled: isOpen });
  const [isReporting, setIsReporting] = useState(false);
  // Read before the block, after which the conversation cannot be read any more.
  const theirs = useTheirMessages({ personId: person.id }, isOpen && isReporting);
  const shared = useSharedMeetups(person.id, isOpen);
  const block = useApiMutation(endpoints.blocks.block, {
    onSuccess: () => {
      shared.leaveOthers();
      if (isReporting) openReportDialog({ person, messagesBeforeBlock: theirs.messages ?? [] });
      else closeSafety();
      toast(notices.blocked);
    },
    onError: () => toast(notices.blockFailed),
  });
  const close = () => {
    if (!block.isPending) closeSafety();
  };
  const name = firstNameOf(person.name);
  return (
    <ResponsiveDialog
      open={isOpen}
      onClose={close}
      title={`Block ${name}?`}
      role="alertdialog"
      describedBy={id}
      actions={
        <>
          <Button variant="outlined" onClick={close} disabled={block.isPending}>
            Cancel
          </Button>
          <BusyButton
            variant="contained"
            color="error"
            busy={block.isPending}
            busyLabel="Blocking..."
            // What is asked about, and what can be reported, cannot be read any more afterwards.
            disabled={shared.isPending || theirs.isPending}
            onClick={() => block.mutate({ params: { id: person.id } })}
          >
            Block
          </BusyButton>
        </>
      }
    >
      <Typography id={id}>
        Neither of you will see or reach the other anywhere on Wayfellow: not in search, suggestions, messages
        or tips. {name} is not told.
      </Typography>
      {account.data?.findable === 'everyone' && (
        <Note kind="quiet">
          Visitors who are not signed in can still see your trips.{' '}
          <TextLink component={Link} to="/account?part=finds" onClick={close}>
            Hide them from visitors
          </TextLink>
        </Note>
      )}
      <SharedMeetups {...shared} />
      <CheckRow
        label={`Report ${name} too`}
        text="If something happened that others should be kept from."
        checked={isReporting}
        onChange={setIsReporting}
      />
    </ResponsiveDialog>
  );
};
