import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type QueueView, medianDays } from '@wayfellow/contracts';
import { dueText } from '../times';
import { counted } from '../words';

/** The queue in numbers. */
export const Tiles = ({ queue }: { queue: QueueView }) => {
  const { urgent, nextDueAt, open, appeals, medianHours } = queue;
  const next = nextDueAt ? `, the next due ${dueText(nextDueAt)}` : '';
  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' }, mb: 5 }}
    >
      <Tile value={String(urgent)} text={`urgent${next}`} isHot={urgent > 0} />
      <Tile value={String(open)} text={open === 1 ? 'open case' : 'open cases'} />
      <Tile
        value={String(appeals)}
        text={`${appeals === 1 ? 'appeal' : 'appeals'}, decided by somebody else`}
      />
      <Tile
        value={medianHours === null ? '–' : `${counted(medianHours, 'hour')}`}
        text={`median to a decision, ${medianDays} days`}
      />
    </Box>
  );
};

const Tile = ({ value, text, isHot }: { value: string; text: string; isHot?: boolean }) => (
  <Card sx={{ px: 4, py: 3.5 }}>
    <Typography variant="h3" component="b" sx={{ display: 'block', color: isHot ? 'error.main' : undefined }}>
      {value}
    </Typography>
    <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  </Card>
);
