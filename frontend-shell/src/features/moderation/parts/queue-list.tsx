import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { CaseSummaryView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback, Icon, type IconName, Tag } from '@wayfellow/ui';
import { dueText, memberText, momentText } from '../times';
import { actionText, reasonText, subjectText, urgencyText, weightText } from '../words';
import { tones } from './tones';

const columns = {
  xs: '1fr auto',
  sm: '84px minmax(0, 1fr) minmax(0, 1.1fr) 100px 20px',
  lg: '104px minmax(0, 1.25fr) minmax(0, 1.35fr) 150px 132px 24px',
};
/** On tablets there is no room for who has taken a case. */
const withRoom = { xs: 'block', sm: 'none', lg: 'block' };

/** What stands in place of a person's initial. */
const pictured: Partial<Record<CaseSummaryView['subject'], IconName>> = { tip: 'pin', photo: 'camera' };

/** Open cases, one a row. */
export const QueueList = ({ cases }: { cases: readonly CaseSummaryView[] }) => (
  <Card
    component="ul"
    sx={{
      m: 0,
      p: 0,
      overflow: 'hidden',
      '& .columns': {
        display: { xs: 'none', sm: 'grid' },
        gridTemplateColumns: { sm: columns.sm, lg: columns.lg },
        gap: 4,
        '& .taken': { display: withRoom },
        px: 4.5,
        py: 2,
        borderLeft: 4,
        borderColor: 'transparent',
        fontSize: '.8125rem',
        fontWeight: 600,
        color: 'text.secondary',
        bgcolor: 'background.sand',
      },
    }}
  >
    {/* Each cell of a row says this by itself. */}
    <Box component="li" aria-hidden className="columns">
      {['Urgency', 'About', 'Why', 'Due'].map((text) => (
        <span key={text}>{text}</span>
      ))}
      <span className="taken">Taken by</span>
    </Box>
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
  const icon = pictured[subject];
  return (
    <Box component="li" sx={{ listStyle: 'none', '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box
        component={Link}
        to={`/moderation/${id}`}
        sx={{
          display: 'grid',
          gridTemplateColumns: columns,
          gap: { xs: 2, sm: 4 },
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
        <Box component="span" sx={{ order: { xs: -1, sm: 0 } }}>
          <Tag tone={tone}>{urgencyText(one)}</Tag>
        </Box>
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          {icon ? (
            <Box
              sx={{
                display: 'grid',
                placeItems: 'center',
                flex: 'none',
                width: 40,
                height: 40,
                borderRadius: '50%',
                bgcolor: 'background.sand',
              }}
            >
              <Icon name={icon} />
            </Box>
          ) : (
            <AvatarWithFallback id={id} name={name ?? 'Somebody'} src={null} size={40} />
          )}
          <Lines title={name ?? 'Not known whom'} text={about} />
        </Box>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <Lines title={reasonText(one)} text={subject === 'decision' ? '' : weightText(one) + held} />
        </Box>
        <Typography
          variant="body2"
          className="num"
          sx={{
            // On the phone beside the urgency.
            order: { xs: -1, sm: 0 },
            fontWeight: 650,
            color: urgency === 'urgent' ? 'error.main' : undefined,
          }}
        >
          <span className="vh">Due </span>
          {dueText(dueAt)}
        </Typography>
        <Typography variant="body2" sx={{ display: withRoom, color: isMine ? undefined : 'text.secondary' }}>
          <span className="vh">Taken by </span>
          {isMine ? 'You' : (assignee ?? 'Nobody yet')}
        </Typography>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'flex' }, color: 'text.secondary' }}>
          <Icon name="chevron-right" />
        </Box>
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
