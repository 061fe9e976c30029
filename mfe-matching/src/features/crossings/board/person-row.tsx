import type { CrossingView, SessionUserView, TripView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback, ConnectButton, PersonLink } from '@wayfellow/ui';
import { useConnectAction } from '@wayfellow/web';
import type { Column, DayRange } from '../data/board-days';
import { rangeOf } from '../../../shared/day-texts';
import { townOf } from '../data/places';
import { factsOf, sentenceOf } from '../data/words';
import { OwnLane, PersonLane } from './lane';

const AVATAR = 48;

interface OwnRowProps {
  user: SessionUserView;
  trip: TripView;
  columns: readonly Column[];
  /** The days of the trip that the board is about. */
  mine: DayRange;
}

/** The viewer's own row. */
export const OwnRow = ({ user, trip, columns, mine }: OwnRowProps) => (
  <div role="row" className="row first">
    <div role="rowheader" className="who">
      <AvatarWithFallback id={user.id} name={user.name} src={user.profileImage} size={AVATAR} />
      <div>
        <span className="name">You</span>
        <span className="facts num">{rangeOf(mine)}</span>
      </div>
    </div>
    <OwnLane columns={columns} trip={trip} mine={mine} />
    <div role="cell" className="act" />
  </div>
);

/** What is shown below a name: where else the two are together before, or what they have in common. */
const Facts = ({ person, trip }: { person: CrossingView; trip: TripView }) => {
  const before = person.alsoIn?.findLast(({ startDate }) => startDate < trip.startDate);
  return (
    <span className="facts num" aria-hidden="true">
      {before ? (
        <>
          <b>Also in {townOf(before.destination)}</b> {rangeOf(before)}
        </>
      ) : (
        factsOf(person).map(({ strong, text }, index) => (
          <span key={text}>
            {index > 0 && ', '}
            {strong && <b>{strong}</b>} {text}
          </span>
        ))
      )}
    </span>
  );
};

interface PersonRowProps {
  person: CrossingView;
  trip: TripView;
  columns: readonly Column[];
  /** The viewer's days on the board that are not over. */
  ahead: DayRange;
}

/** Somebody who is there on the viewer's days. */
export const PersonRow = ({ person, trip, columns, ahead }: PersonRowProps) => {
  const action = useConnectAction(person);
  const link = { component: Link, to: `/travelers/${person.id}` };
  return (
    <div role="row" className="row">
      <div role="rowheader" className="who" tabIndex={-1}>
        <PersonLink link={link} picture>
          <AvatarWithFallback id={person.id} name={person.name} src={person.profileImage} size={AVATAR} />
        </PersonLink>
        <div>
          <span className="name">
            <PersonLink link={link}>
              {person.name}
              {person.age != null && `, ${person.age}`}
            </PersonLink>
            <span className="vh">:</span>
          </span>
          <span className="vh">{sentenceOf(person, ahead)}</span>
          <Facts person={person} trip={trip} />
        </div>
      </div>
      <PersonLane columns={columns} bars={person.bars ?? []} ahead={ahead} />
      <div role="cell" className="act">
        <ConnectButton action={action} name={person.name} isDense />
      </div>
    </div>
  );
};
