import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type CaseOpening, type CaseView, type LogEntryView, logEvents } from '@wayfellow/contracts';
import { Tag } from '@wayfellow/ui';
import { momentText } from '../times';

/** What an entry says: 'You took the case', 'Limited by rule'. */
const textOf = ({ what, actor, isMine }: LogEntryView): string => {
  if (isMine) return `You ${logEvents[what]}`;
  return actor === null ? logEvents[what] : `${actor} ${logEvents[what]}`;
};

/** By what a case was opened. */
const openings: Readonly<Record<CaseOpening, string>> = {
  report: 'a first report',
  complaint: 'an objection to the decision on a report',
  notice: 'a report without an account',
  rule: 'a rule',
  appeal: 'an appeal',
};

interface Props {
  log: readonly LogEntryView[];
  /** Of one case: how it began. */
  opened?: Pick<CaseView, 'openedAt' | 'openedBy'>;
  hasCases?: boolean;
}

/** Entries of the log, the latest first. */
export const Entries = ({ log, opened, hasCases }: Props) => (
  <Box component="ul" sx={{ m: 0, p: 0 }}>
    {log.map((entry) => (
      <Line key={entry.id} at={entry.at}>
        {textOf(entry)}
        {hasCases && entry.caseId !== null && `, case ${entry.caseId}`}{' '}
        {!entry.isWhole && <Tag tone="error">Changed afterwards</Tag>}
      </Line>
    ))}
    {opened && <Line at={opened.openedAt}>Case opened by {openings[opened.openedBy]}</Line>}
  </Box>
);

const Line = ({ at, children }: { at: string; children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      listStyle: 'none',
      display: 'grid',
      gridTemplateColumns: '110px minmax(0, 1fr)',
      gap: 3,
      py: 2,
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Typography variant="body2" component="time" className="num" sx={{ color: 'text.secondary' }}>
      {momentText(at)}
    </Typography>
    <span>{children}</span>
  </Box>
);
