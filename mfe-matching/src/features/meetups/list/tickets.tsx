import type { MeetupView } from '@wayfellow/contracts';
import { CardBoundary } from '@wayfellow/ui';
import { Ticket } from './ticket';
import { TicketList } from './ticket-styles';

interface Props {
  meetups: readonly MeetupView[];
  label: string;
}

/** Meetups as tickets. */
export const Tickets = ({ meetups, label }: Props) => (
  <TicketList aria-label={label}>
    {meetups.map((meetup) => (
      <li key={meetup.id} tabIndex={-1}>
        <CardBoundary>
          <Ticket meetup={meetup} />
        </CardBoundary>
      </li>
    ))}
  </TicketList>
);
