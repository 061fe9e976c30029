import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { UserView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback, ConnectionDot, Icon, MoreButton, PersonLink } from '@wayfellow/ui';
import { openMeetingDialog, openPersonMenu } from '@wayfellow/web';

const Head = styled('header')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 76,
  padding: '14px 32px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: {
    minHeight: 64,
    gap: 8,
    padding: 'calc(8px + env(safe-area-inset-top)) 12px 8px 4px',
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

const Names = styled('div')({ flex: 1, minWidth: 0 });

interface Props {
  other: UserView | undefined;
  /** What the users share, as text. */
  shared: string | undefined;
  isPhone: boolean;
  isLive: boolean;
}

const pageOf = ({ id }: UserView) => ({ component: Link, to: `/travelers/${id}` });

/** The other user. On phones it is the screen's header, with a back button and the connection status. */
export const ThreadHeader = ({ other, shared, isPhone, isLive }: Props) => (
  <Head>
    {isPhone && (
      <IconButton component={Link} to="/messages" aria-label="Back to conversations">
        <Icon name="arrow-left" size={24} />
      </IconButton>
    )}
    {other ? (
      <PersonLink link={pageOf(other)} picture>
        <AvatarWithFallback id={other.id} name={other.name} src={other.profileImage} />
      </PersonLink>
    ) : (
      <Skeleton variant="circular" width={48} height={48} />
    )}
    <Names>
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
    </Names>
    {other && isPhone && (
      <IconButton aria-label="Meet safely" onClick={() => openMeetingDialog(other)}>
        <Icon name="safety" size={24} />
      </IconButton>
    )}
    {other && !isPhone && (
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
    {other && (
      <MoreButton
        name={other.name}
        onOpen={(button) => openPersonMenu({ ...other, isMatched: true }, button)}
      />
    )}
  </Head>
);
