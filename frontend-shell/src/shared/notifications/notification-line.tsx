import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { NotificationView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback, Icon, type IconName } from '@wayfellow/ui';
import { CheckInAnswer } from './check-in-answer';
import { type NotificationText, whenText } from './notification-texts';

const Heading = styled('h3')(({ theme }) => ({
  margin: 0,
  padding: '10px 22px 4px',
  fontFamily: theme.typography.fontFamily,
  fontSize: '.8125rem',
  fontWeight: 650,
  color: theme.vars.palette.text.secondary,
}));

const Line = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px 1fr 10px',
  gap: '2px 14px',
  alignItems: 'start',
  padding: '12px 18px 12px 22px',
  lineHeight: 1.4,
  '&:hover': { backgroundColor: theme.vars.palette.background.sand },
  '&.read': { color: theme.vars.palette.text.secondary },
  '&.read b': { color: theme.vars.palette.text.primary },
  '& b': { fontWeight: 650 },
  '& a': { color: 'inherit', textDecoration: 'none' },
  // The whole line can be pressed.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& time': {
    display: 'block',
    marginTop: 2,
    fontSize: '.8125rem',
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .dot': {
    width: 9,
    height: 9,
    marginTop: 7,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.secondary.main,
  },
}));

const Round = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.sand,
  color: theme.vars.palette.text.secondary,
  '&.asking': {
    backgroundColor: theme.vars.palette.warning.tint,
    color: theme.vars.palette.warning.main,
  },
}));

const Picture = ({ notification, icon }: { notification: NotificationView; icon?: IconName }) => {
  const { actor } = notification;
  if (icon || !actor)
    return (
      <Round className={notification.kind === 'check-in' ? 'asking' : undefined}>
        <Icon name={icon ?? 'bell'} />
      </Round>
    );
  return <AvatarWithFallback id={actor.id} name={actor.name} src={actor.profileImage} />;
};

interface Props {
  notification: NotificationView;
  text: NotificationText;
  /** Of the part of the list that begins with it. */
  heading?: string;
  /** Of that heading. */
  level: 'h2' | 'h3';
  onFollow?: () => void;
}

/** One notification: who did what and when, with a dot while it is unread. */
export const NotificationLine = ({ notification, text, heading, level, onFollow }: Props) => {
  const { strong, rest, to, icon } = text;
  const { kind, subject } = notification;
  const words = (
    <>
      <b>{strong}</b> {rest}
    </>
  );
  return (
    <li tabIndex={-1}>
      {heading && <Heading as={level}>{heading}</Heading>}
      <Line className={notification.isRead ? 'read' : undefined}>
        <Picture notification={notification} icon={icon} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {to ? (
            <Link to={to} onClick={onFollow}>
              {words}
            </Link>
          ) : (
            <span>{words}</span>
          )}
          {kind === 'check-in' && subject.planId !== undefined && <CheckInAnswer planId={subject.planId} />}
          <time dateTime={notification.createdAt}>{whenText(notification.createdAt)}</time>
        </Box>
        {!notification.isRead && (
          <span className="dot">
            <span className="vh">New</span>
          </span>
        )}
      </Line>
    </li>
  );
};
