import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { UserView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback, ConnectionDot, Icon, MoreButton, PersonLink } from '@wayfellow/ui';
import { openMeetingDialog, openPersonMenu, useKeptSince } from '@wayfellow/web';
import { BackToList, ChatHead, ChatNames } from '../parts/chat-head';

interface Props {
  other: UserView | undefined;
  /** Whether the two are matched, so that a meeting can be planned. */
  isMatched: boolean;
  /** What the users share, as text. */
  shared: string | undefined;
  isPhone: boolean;
  isLive: boolean;
}

const pageOf = ({ id }: UserView) => ({ component: Link, to: `/travelers/${id}` });

/**
 * The other user. On phones it is the screen's header, with a back button and the connection status. What needs a network is not
 * there without one.
 */
export const ThreadHeader = ({ other, isMatched, shared, isPhone, isLive }: Props) => {
  const isOff = useKeptSince() !== undefined;
  return (
    <ChatHead>
      {isPhone && <BackToList />}
      {other ? (
        <PersonLink link={pageOf(other)} picture>
          <AvatarWithFallback id={other.id} name={other.name} src={other.profileImage} />
        </PersonLink>
      ) : (
        <Skeleton variant="circular" width={48} height={48} />
      )}
      <ChatNames>
        <Typography variant="h5" component={isPhone ? 'h1' : 'h2'} noWrap>
          {other ? <PersonLink link={pageOf(other)}>{other.name}</PersonLink> : <Skeleton width={160} />}
        </Typography>
        {shared && (
          <Typography
            variant="caption"
            className="num"
            noWrap
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {shared}
          </Typography>
        )}
      </ChatNames>
      {other && isMatched && isPhone && !isOff && (
        <IconButton aria-label="Meet safely" onClick={() => openMeetingDialog(other)}>
          <Icon name="safety" size={24} />
        </IconButton>
      )}
      {other && isMatched && !isPhone && !isOff && (
        <Button
          variant="outlined"
          size="small"
          aria-label="Meet safely"
          title="Meet safely"
          onClick={() => openMeetingDialog(other)}
          sx={{ flex: 'none', px: { sm: 2.5, md: 4 } }}
        >
          <Icon name="safety" />
          <Box component="span" sx={{ display: { sm: 'none', md: 'inline' } }}>
            Meet safely
          </Box>
        </Button>
      )}
      {isPhone && <ConnectionDot isLive={isLive} />}
      {other && !isOff && (
        <MoreButton name={other.name} onOpen={(button) => openPersonMenu({ ...other, isMatched }, button)} />
      )}
    </ChatHead>
  );
};
