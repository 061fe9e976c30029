import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type CalendarDay, endpoints, notices, routeLine, shortDays, townOf } from '@wayfellow/contracts';
import { Icon } from '@wayfellow/ui';
import { toast, useApiMutation } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';
import type { DraftStop, StopDays } from '../data/route-draft';

const Line = styled('p')(({ theme }) => ({
  font: `500 1.3125rem/1.5 ${theme.typography.h4.fontFamily}`,
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '& em': {
    fontFamily: theme.typography.fontFamily,
    fontSize: '1rem',
    fontStyle: 'normal',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '& .to': {
    padding: '0 4px',
    fontFamily: theme.typography.fontFamily,
    color: theme.vars.palette.secondary.art,
  },
}));

interface Props {
  stops: readonly DraftStop[];
  days: readonly StopDays[];
  today: CalendarDay;
  /** The stored route, and whether it is shared. */
  route: { id: number; isShared: boolean } | undefined;
}

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    toast(notices.copied);
  } catch {
    toast(notices.notCopied);
  }
};

/** The route in one line, to be pasted, and its link. */
export const LineCard = ({ stops, days, today, route }: Props) => {
  const planned = days.flatMap((range, i) => {
    const destination = stops[i]?.destination;
    return destination === undefined ? [] : [{ ...range, destination }];
  });
  return (
    <Card sx={{ p: { xs: 5, sm: 7 } }}>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        Your route in one line
      </Typography>
      <Line>
        {planned.map((stop, i) => (
          <span key={stops[i]?.key}>
            {i > 0 && <span className="to"> → </span>}
            {townOf(stop.destination)} <em className="num">{shortDays(stop, today)}</em>
          </span>
        ))}
      </Line>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4.5 }}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<Icon name="link" size={16} />}
          onClick={() => void copy(routeLine(planned, today))}
        >
          Copy line
        </Button>
        {route && <ShareButton id={route.id} />}
      </Box>
      {route?.isShared && <Shared id={route.id} />}
    </Card>
  );
};

const useShareFailure = (title: typeof notices.routeNotShared) => (error: unknown) =>
  toast(title(failureText(error)));

const ShareButton = ({ id }: { id: number }) => {
  const { mutate, isPending } = useApiMutation(endpoints.routes.share, {
    onSuccess: ({ url }) => void copy(url),
    onError: useShareFailure(notices.routeNotShared),
  });
  return (
    <Button
      size="small"
      startIcon={<Icon name="share" size={16} />}
      disabled={isPending}
      onClick={() => mutate({ params: { id } })}
    >
      Share link
    </Button>
  );
};

const Shared = ({ id }: { id: number }) => {
  const { mutate, isPending } = useApiMutation(endpoints.routes.unshare, {
    onError: useShareFailure(notices.linkNotTurnedOff),
  });
  return (
    <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
      Whoever is signed in and has this link sees these days.{' '}
      <Button
        size="small"
        disabled={isPending}
        sx={{ px: 2, verticalAlign: 'baseline' }}
        onClick={() => mutate({ params: { id } })}
      >
        Turn off
      </Button>
    </Typography>
  );
};
