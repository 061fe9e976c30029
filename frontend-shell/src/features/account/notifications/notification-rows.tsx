import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import {
  type NotificationSettingsView,
  type OptionalKind,
  type PushedKind,
  limits,
} from '@wayfellow/contracts';
import { Switch } from '@wayfellow/ui';

type Channel = 'listed' | 'emailed' | 'pushed';
type Choices = Pick<NotificationSettingsView, Channel>;

const channels: readonly { value: Channel; label: string; spoken: string }[] = [
  { value: 'listed', label: 'Here', spoken: 'on Wayfellow' },
  { value: 'emailed', label: 'Email', spoken: 'email' },
  { value: 'pushed', label: 'Device', spoken: 'on devices' },
];

const kinds: readonly { value: OptionalKind; label: string; text?: string }[] = [
  { value: 'request', label: 'Requests', text: 'Somebody asks to travel with you' },
  { value: 'accepted', label: 'Accepted' },
  {
    value: 'message',
    label: 'Messages',
    text: `One email a conversation, after ${limits.emailMessagesAfterMinutes} minutes`,
  },
  { value: 'group', label: 'Groups', text: 'Somebody invites you into a group' },
  { value: 'traveled', label: 'Traveled together' },
  { value: 'digest', label: 'Travelers on your days', text: 'Once a day at most, at 8 in the morning' },
  { value: 'meetup', label: 'Meetups', text: 'By email the evening before' },
];

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 64px 64px 64px',
  gap: '12px 16px',
  alignItems: 'center',
  padding: '12px 16px 12px 20px',
  lineHeight: 1.4,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '.9rem', color: theme.vars.palette.text.secondary },
  '& .choice': {
    display: 'flex',
    gap: 8,
    alignItems: 'center',
    justifySelf: 'center',
    fontSize: '.9375rem',
    color: theme.vars.palette.text.secondary,
  },
  '&.head': {
    padding: '10px 16px 10px 20px',
    borderTop: 0,
    backgroundColor: theme.vars.palette.background.sand,
  },
  '&.head b': { justifySelf: 'center', fontSize: '.8125rem' },
  [theme.breakpoints.up('sm')]: { '& .label': { display: 'none' } },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& > div': { gridColumn: '1 / -1' },
    '& .choice': { justifySelf: 'start' },
    '&.head': { display: 'none' },
    '&.head + li': { borderTop: 0 },
  },
}));

interface Props {
  settings: Choices;
  onChange: (choices: Choices) => void;
}

/** Each kind of notification, with a switch for each place where it can appear. */
export const NotificationRows = ({ settings, onChange }: Props) => {
  const turn = (channel: Channel, kind: PushedKind, isOn: boolean) => {
    const others = settings[channel].filter((one) => one !== kind);
    const { listed, emailed, pushed } = settings;
    onChange({ listed, emailed, pushed, [channel]: isOn ? [...others, kind] : others });
  };
  const choiceOf = ({ value, label, spoken }: (typeof channels)[number], kind: PushedKind, title: string) => (
    <span key={value} className="choice">
      <Switch
        label={`${title}, ${spoken}`}
        checked={settings[value].some((one) => one === kind)}
        onChange={(isOn) => turn(value, kind, isOn)}
      />
      <span className="label" aria-hidden>
        {label}
      </span>
    </span>
  );
  return (
    <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflow: 'hidden' }}>
      <Row className="head" aria-hidden>
        <span />
        {channels.map(({ value, label }) => (
          <b key={value}>{label}</b>
        ))}
      </Row>
      {kinds.map((kind) => (
        <Row key={kind.value}>
          <div>
            <b>{kind.label}</b>
            {kind.text && <small>{kind.text}</small>}
          </div>
          {channels.map((channel) => choiceOf(channel, kind.value, kind.label))}
        </Row>
      ))}
      <Row>
        <div>
          <b>Safety and sign-in</b>
          <small>Check-ins, decisions, new devices, password</small>
        </div>
        {channels.map((channel) =>
          channel.value === 'pushed' ? (
            choiceOf(channel, 'safety', 'Safety and sign-in')
          ) : (
            <span key={channel.value} className="choice">
              always<span className="label">{channel.label}</span>
            </span>
          ),
        )}
      </Row>
    </Card>
  );
};
