import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { CaseSummaryView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback } from '@wayfellow/ui';
import { dueText, memberText, momentText } from '../times';
import { actionText, reasonText, subjectText, urgencyText, weightText } from '../words';
import { Tag, tones } from './tag';

const columns = { xs: '1fr auto', md: '110px 1.4fr 1.6fr 130px 130px' };

/** Open cases, one a row. */
export const QueueList = ({ cases }: { cases: readonly CaseSummaryView[] }) => (
  <Card component="ul" sx={{ m: 0, p: 0, overflow: 'hidden' }}>
    {cases.map((one) => (
      <Row key={one.id} one={one} />
    ))}
  </Card>
);

const Row = ({ one }: { one: CaseSummaryView }) => {
  const { id, name, subject, urgency, memberSince, measure, dueAt, assignee, isMine } = one;
  const about = [subjectText(subject), memberSince && memberText(memberSince)].filter(Boolean).join(', ');
  const held = measure
    ? `, ${actionText[measure.action].toLowerCase()} since ${momentText(measure.since)}`
    : '';
  const tone = tones[urgency];
  return (
    <Box component="li" sx={{ listStyle: 'none', '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box
        component={Link}
        to={`/moderation/${id}`}
        sx={{
          display: 'grid',
          gridTemplateColumns: columns,
          gap: { xs: 2, md: 4 },
          alignItems: 'center',
          px: 4.5,
          py: 3,
          color: 'text.primary',
          textDecoration: 'none',
          borderLeft: 4,
          borderColor: tone === 'plain' ? 'transparent' : `${tone}.main`,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <span>
          <Tag tone={tone}>{urgencyText(one)}</Tag>
        </span>
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <AvatarWithFallback id={id} name={name ?? 'Somebody'} src={null} />
          <Lines title={name ?? 'Not known whom'} text={about} />
        </Box>
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <Lines title={reasonText(one)} text={subject === 'decision' ? '' : weightText(one) + held} />
        </Box>
        <Typography
          variant="body2"
          className="num"
          sx={{ fontWeight: 650, color: urgency === 'urgent' ? 'error.main' : undefined }}
        >
          <span className="vh">Due </span>
          {dueText(dueAt)}
        </Typography>
        <Typography variant="body2" sx={{ color: isMine ? undefined : 'text.secondary' }}>
          <span className="vh">Taken by </span>
          {isMine ? 'You' : (assignee ?? 'Nobody yet')}
        </Typography>
      </Box>
    </Box>
  );
};

const Lines = ({ title, text }: { title: string; text: string }) => (
  <Box sx={{ minWidth: 0 }}>
    <b style={{ fontWeight: 600 }}>{title}</b>
    {text && (
      <Typography variant="body2" className="num" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    )}
  </Box>
);
