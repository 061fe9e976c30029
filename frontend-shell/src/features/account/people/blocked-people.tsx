import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type BlockView, endpoints, notices } from '@wayfellow/contracts';
import { AvatarWithFallback, ConfirmDialog, FailureNote, ShowMore } from '@wayfellow/ui';
import { toast, useApiMutation, usePagedList } from '@wayfellow/web';
import { SettingRow, SettingRows, SettingSection } from '../../../shared/settings/setting-rows';
import { dayText } from '../moments';

/** The users one has blocked, latest first, with a button to unblock each. */
export const BlockedPeople = () => {
  const list = usePagedList(endpoints.blocks.list, {});
  return (
    <SettingSection
      title="Blocked people"
      lead="You do not see them and they do not see you. They are not told."
    >
      {list.isFailed && (
        <FailureNote
          title="The people you blocked could not be loaded."
          text="Check your connection and try again."
          onRetry={list.retry}
        />
      )}
      {!list.items && !list.isFailed && <Skeleton height={84} />}
      {list.items?.length === 0 && (
        <Typography>Nobody. You can block somebody from their page or from a conversation.</Typography>
      )}
      {list.items && list.items.length > 0 && (
        <ShowMore label="Show more people" list={list}>
          <SettingRows>
            {list.items.map((one) => (
              <Blocked key={one.id} one={one} />
            ))}
          </SettingRows>
        </ShowMore>
      )}
    </SettingSection>
  );
};

const Blocked = ({ one: { id, name, profileImage, blockedAt } }: { one: BlockView }) => {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const unblock = useApiMutation(endpoints.blocks.unblock, {
    onSuccess: () => toast(notices.unblocked(name)),
    onError: () => toast(notices.unblockFailed),
  });
  return (
    <SettingRow
      icon={<AvatarWithFallback id={id} name={name} src={profileImage} />}
      title={name}
      more={<span className="num">Since {dayText(blockedAt)}</span>}
      action={
        <>
          <Button variant="outlined" size="small" onClick={() => setIsAsking(true)}>
            Unblock<span className="vh"> {name}</span>
          </Button>
          <ConfirmDialog
            open={isAsking}
            title={`Unblock ${name}?`}
            text="You see each other again, with the match and the messages you had. Nobody is told."
            confirmLabel="Unblock"
            busy={unblock.isPending}
            onConfirm={() => unblock.mutate({ params: { id } })}
            onClose={close}
          />
        </>
      }
    />
  );
};
