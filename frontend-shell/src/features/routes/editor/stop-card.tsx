import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes } from 'react';
import type { CountView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { DestinationPoster, Icon, MoreButton, TextLink, crossingText, formatDayRange } from '@wayfellow/ui';
import type { DraftStop, StopDays } from '../data/route-draft';
import { NightsStepper } from './nights-stepper';
import { Card } from './stop-styles';

interface Props {
  stop: DraftStop;
  index: number;
  days: StopDays | undefined;
  /** How many people are there on its days, as far as that is known. */
  crossings: CountView | undefined;
  /** What the server said of it. */
  problem: string | undefined;
  /** What the number takes to be dragged. */
  drag: HTMLAttributes<HTMLElement>;
  isFixed: boolean;
  canGoUp: boolean;
  canGoDown: boolean;
  onNights: (nights: number) => void;
  onMove: (by: 1 | -1) => void;
  onMore: () => void;
}

/** One stop of a route. */
export const StopCard = ({ stop, index, days, crossings, problem, drag, isFixed, ...props }: Props) => {
  const { destination } = stop;
  return (
    <li data-stop>
      <div className="rail">
        <span className="number num" aria-hidden="true" data-fixed={isFixed || undefined} {...drag}>
          <i>{index + 1}</i>
        </span>
      </div>
      <Card component="article" aria-label={`Stop ${index + 1}: ${destination}`}>
        <div className="picture">
          <DestinationPoster name={destination} imageUrl={stop.coverImage} />
        </div>
        <div className="facts">
          <Typography variant="h5" component="h2">
            {destination}
          </Typography>
          {days && <p className="when num">{formatDayRange(days.startDate, days.endDate)}</p>}
          <Crossing stop={stop} crossings={crossings} />
          {problem && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
        </div>
        <div className="actions">
          <NightsStepper nights={stop.nights} place={destination} onChange={props.onNights} />
          <span className="moves">
            <IconButton
              aria-label={`Move ${destination} up`}
              disabled={!props.canGoUp}
              onClick={() => props.onMove(-1)}
            >
              <Icon name="up" />
            </IconButton>
            <IconButton
              className="down"
              aria-label={`Move ${destination} down`}
              disabled={!props.canGoDown}
              onClick={() => props.onMove(1)}
            >
              <Icon name="up" />
            </IconButton>
          </span>
        </div>
        <div className="menu">
          <MoreButton name={destination} onOpen={props.onMore} />
        </div>
      </Card>
    </li>
  );
};

const Crossing = ({ stop, crossings }: Pick<Props, 'stop' | 'crossings'>) => {
  if (!crossings) return null;
  if (crossings.value === 0) return <p className="nobody">Nobody yet</p>;
  return (
    <TextLink
      component={Link}
      className="people"
      underline="hover"
      to={`/crossings#trip-${stop.trip?.id}`}
      sx={{ color: 'secondary.text' }}
    >
      {crossingText(crossings)}
    </TextLink>
  );
};
