import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type LogEntryView, logEvents } from '@wayfellow/contracts';
import { momentText } from '../times';
import { Tag } from './tag';

/** What an entry says: 'You took the case', 'Limited by rule'. */
const textOf = ({ what, actor, isMine }: LogEntryView): string => {
  if (isMine) return `You ${logEvents[what]}`;
  return actor === null ? logEvents[what] : `${actor} ${logEvents[what]}`;
};

/** Entries of the log, the latest first. */
export const Entries = ({ log, hasCases }: { log: readonly LogEntryView[]; hasCases?: boolean }) => (
  <Box component="ul" sx={{ m: 0, p: 0 }}>
    {log.map((entry) => (
      <Box
        component="li"
        key={entry.id}
        sx={{
          listStyle: 'none',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 3,
          py: 2,
          '& + &': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        <Typography
          variant="body2"
          component="time"
          className="num"
          sx={{ width: 110, color: 'text.secondary' }}
        >
          {momentText(entry.at)}
        </Typography>
        <span>
          {textOf(entry)}
          {hasCases && entry.caseId !== null && `, case ${entry.caseId}`}
        </span>
        {!entry.isWhole && <Tag tone="error">Changed afterwards</Tag>}
      </Box>
    ))}
  </Box>
);
