import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ConnectionState, type MeetupView, endpoints, notices } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback, ConfirmDialog, ConnectButton, Icon, PersonLink } from '@wayfellow/ui';
import { detailOf, toast, useApiMutation, useConnectAction } from '@wayfellow/web';
import { reasonText } from '../data/words';
import { HostTag } from '../parts/stand-tag';

const AVATAR = 48;

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    gap: 14,
    alignItems: 'center',
    minHeight: 73,
    padding: '12px 0',
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .name': {
    font: `600 1.0625rem/1.25 ${theme.typography.h4.fontFamily}`,
    overflowWrap: 'anywhere',
  },
  '& .why': { display: 'block', fontSize: '.9rem', color: theme.vars.palette.text.secondary },
  '& .can': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', justifyContent: 'flex-end' },
  [theme.breakpoints.down('sm')]: { '& .can': { flexDirection: 'column', alignItems: 'flex-end' } },
}));

type Person = MeetupView['going'][number];

interface RowProps {
  person: Person;
  isHost: boolean;
  isViewer: boolean;
  onRemove?: () => void;
}

/** Connect, or what fits how the two stand. */
const Connecting = ({ person, connection }: { person: Person; connection: ConnectionState }) => {
  const action = useConnectAction({ ...person, connection });
  return <ConnectButton action={action} name={person.name} isDense />;
};

const Row = ({ person, isHost, isViewer, onRemove }: RowProps) => {
  const { id, name, age, profileImage } = person;
  const why = isViewer ? '' : reasonText(person);
  const link = { component: Link, to: `/travelers/${id}` };
  return (
    <li>
      <PersonLink link={link} picture>
        <AvatarWithFallback id={id} name={name} src={profileImage} size={AVATAR} />
      </PersonLink>
      <span>
        <span className="name">
          {isViewer ? (
            'You'
          ) : (
            <PersonLink link={link}>
              {name}
              {age != null && `, ${age}`}
            </PersonLink>
          )}
        </span>
        {why && <span className="why num">{why}</span>}
      </span>
      <span className="can">
        {isHost && <HostTag />}
        {!isViewer && person.connection && <Connecting person={person} connection={person.connection} />}
        {onRemove && (
          <IconButton aria-label={`Remove ${name ?? 'this traveler'}`} onClick={onRemove}>
            <Icon name="close" />
          </IconButton>
        )}
      </span>
    </li>
  );
};

interface RemovalProps {
  meetup: MeetupView;
  person: Person;
  onClose: () => void;
}

const Removal = ({ meetup, person, onClose }: RemovalProps) => {
  const remove = useApiMutation(endpoints.meetups.remove, {
    onSuccess: () => {
      toast(notices.meetupMemberRemoved(person.name));
      onClose();
    },
    onError: (error) => {
      toast(notices.meetupNotSaved(detailOf(error)));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      destructive
      title={`Remove ${person.name}?`}
      text={`${person.name} cannot come back. The place goes to the next in line.`}
      confirmLabel="Remove"
      busy={remove.isPending}
      busyLabel="Removing..."
      onConfirm={() => remove.mutate({ params: { id: meetup.id, userId: person.id } })}
      onClose={onClose}
    />
  );
};

interface Props {
  meetup: MeetupView;
  viewerId: number;
  /** Whether the viewer may remove somebody. */
  canRemove: boolean;
}

/** The host and who has joined. */
export const Going = ({ meetup, viewerId, canRemove }: Props) => {
  const [leaving, setLeaving] = useState<Person>();
  const { host, going = [] } = meetup;
  const guests = going.filter(({ id }) => id !== host?.id);
  const unseen = Math.max(0, (meetup.joined ?? 0) - guests.length);
  return (
    <section aria-labelledby="going">
      <Typography id="going" variant="h4" component="h2" sx={{ mb: 1.5 }}>
        Going
      </Typography>
      <List>
        {[...(host ? [host] : []), ...guests].map((person) => (
          <Row
            key={person.id}
            person={person}
            isHost={person.id === host?.id}
            isViewer={person.id === viewerId}
            onRemove={canRemove && person.id !== host?.id ? () => setLeaving(person) : undefined}
          />
        ))}
      </List>
      {unseen > 0 && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          And {unseen} more, who can be seen by those who join.
        </Typography>
      )}
      {leaving && <Removal meetup={meetup} person={leaving} onClose={() => setLeaving(undefined)} />}
    </section>
  );
};
