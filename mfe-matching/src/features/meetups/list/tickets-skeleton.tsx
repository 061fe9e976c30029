import Skeleton from '@mui/material/Skeleton';
import { TicketList } from './ticket-styles';

const tickets = ['one', 'two', 'three', 'four'];

/** Tickets, while they are read. */
export const TicketsSkeleton = () => (
  <div aria-busy="true">
    <p role="status" className="vh">
      Loading meetups...
    </p>
    <TicketList aria-hidden="true">
      {tickets.map((ticket) => (
        <li key={ticket}>
          <Skeleton height={162} />
        </li>
      ))}
    </TicketList>
  </div>
);
