import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type CaseView, reportReason } from '@wayfellow/contracts';
import { Icon, Tag } from '@wayfellow/ui';
import { CheckRow } from '../../../shared/forms/check-row';
import { longDayText } from '../../../shared/dates/day-text';
import { momentText } from '../times';
import { counted } from '../words';
import { Panel } from './panel';

type Voice = CaseView['voices'][number];

const LETTER_A = 65;
const LETTERS = 26;
/** Reporters are not named: 'Traveler A' is the first who reported. */
const nameOf = ({ url }: Voice, at: number): string =>
  url === null ? `Traveler ${String.fromCharCode(LETTER_A + (at % LETTERS))}` : 'Without an account';

const recordOf = ({ weight, isNew, decided, upheld, badFaith }: Voice): string => {
  const parts = [
    `Weight ${weight.toFixed(1)}`,
    isNew ? 'new account' : decided ? `${upheld} of ${decided} upheld` : 'first report',
  ];
  return [...parts, ...(badFaith ? [`${badFaith} in bad faith`] : [])].join(', ');
};

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: '4px 14px',
  alignItems: 'start',
  padding: '14px 0',
  listStyle: 'none',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:first-of-type': { paddingTop: 0 },
  '& .picture': {
    display: 'grid',
    placeItems: 'center',
    height: 40,
    borderRadius: '50%',
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.sand,
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '40px minmax(0, 1fr)',
    '& .record': { gridColumn: 2 },
  },
}));

interface Props {
  voices: readonly Voice[];
  /** The reports that are marked as given in bad faith; undefined where nothing is decided here. */
  badFaith?: readonly number[];
  onMark: (id: number, isMarked: boolean) => void;
  /** When what they wrote was erased; null or undefined until then. */
  erasedAt: CaseView['erasedAt'];
}

/** Who reported what, without their names. */
export const Voices = ({ voices, badFaith, onMark, erasedAt }: Props) => (
  <Panel title={counted(voices.length, 'report')}>
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {voices.map((voice, at) => (
        <Item key={voice.id}>
          <span className="picture">
            <Icon name="profile" />
          </span>
          <div>
            <b>{nameOf(voice, voices.length - 1 - at)}</b>{' '}
            <Typography component="span" variant="body2" className="num" sx={{ color: 'text.secondary' }}>
              {momentText(voice.createdAt)}
            </Typography>
            <Typography variant="body2">{reportReason(voice.reason).label}</Typography>
            <Typography
              sx={{
                overflowWrap: 'anywhere',
                whiteSpace: 'pre-wrap',
                color: voice.text ? undefined : 'text.secondary',
              }}
            >
              {voice.text || (erasedAt ? `Erased on ${longDayText(erasedAt)}.` : 'No words of their own.')}
            </Typography>
            {voice.url && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {voice.url}
              </Typography>
            )}
            {voice.complaint && (
              <Typography sx={{ mt: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                <b>Objects to the decision:</b> {voice.complaint}
              </Typography>
            )}
            {badFaith && voice.url === null && (
              <CheckRow
                label="Given in bad faith"
                checked={badFaith.includes(voice.id)}
                onChange={(isMarked) => onMark(voice.id, isMarked)}
              />
            )}
          </div>
          <div className="record">
            <Tag tone={voice.upheld > 0 ? 'success' : 'plain'}>{recordOf(voice)}</Tag>
          </div>
        </Item>
      ))}
    </Box>
  </Panel>
);
