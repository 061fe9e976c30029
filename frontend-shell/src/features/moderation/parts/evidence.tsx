import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { CaseView } from '@wayfellow/contracts';
import { Icon, Note } from '@wayfellow/ui';
import { momentText } from '../times';
import { counted, partText } from '../words';
import { Panel } from './panel';

type Kept = CaseView['evidence'][number];
type Message = Kept['messages'][number];

const SHOWN_OF_SUM = 8;

/** What was kept with each report, or by a rule, as it was then. */
export const Evidence = ({ evidence }: { evidence: readonly Kept[] }) =>
  evidence.map((kept) => (
    <Panel
      key={`${kept.reportId} ${kept.keptAt}`}
      title={kept.reportId === null ? 'What a rule found' : 'What was reported'}
      aside={`Kept as it was on ${momentText(kept.keptAt)}, sha256 ${kept.sha256.slice(0, SHOWN_OF_SUM)}…`}
    >
      {!kept.isWhole && <Note kind="warning">This is not what was kept: it was changed afterwards.</Note>}
      <Box
        sx={{ p: 4, border: 1, borderColor: 'divider', borderRadius: '10px', bgcolor: 'background.default' }}
      >
        <Profile person={kept.person} photo={kept.photo} />
        {kept.content.map(({ label, text }) => (
          <Box key={label} sx={{ mt: 3 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {partText(label)}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{text}</Typography>
          </Box>
        ))}
        {kept.messages.length > 0 && <Messages messages={kept.messages} name={kept.person.name} />}
      </Box>
    </Panel>
  ));

const Profile = ({ person: { name, age, bio }, photo }: Pick<Kept, 'person' | 'photo'>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
    {photo && <Photo src={photo} alt={`The photo of ${name}`} />}
    <Typography sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
      <b>{age === null ? name : `${name}, ${age}`}</b>
      {bio && <span style={{ whiteSpace: 'pre-wrap' }}> {bio}</span>}
    </Typography>
  </Box>
);

/** Large enough to judge it. */
const Photo = styled('img')({ width: 200, height: 200, borderRadius: 10, objectFit: 'cover' });

const Messages = ({ messages, name }: { messages: readonly Message[]; name: string }) => {
  const chosen = messages.filter(({ isChosen }) => isChosen).length;
  return (
    <>
      <Box component="ul" sx={{ m: 0, mt: 3, p: 0, display: 'grid', gap: 1.5 }}>
        {messages.map((message) => (
          <Bubble key={message.id} message={message} name={name} />
        ))}
      </Box>
      <Typography
        variant="body2"
        sx={{ display: 'flex', gap: 2, mt: 3, fontWeight: 650, color: 'error.main' }}
      >
        <Icon name="flag" size={16} />
        {counted(chosen, 'message')} reported, {messages.length - chosen} shown around
      </Typography>
    </>
  );
};

const Bubble = ({
  message: { isTheirs, isOfAnother, isChosen, content, createdAt },
  name,
}: {
  message: Message;
  name: string;
}) => (
  <Box
    component="li"
    sx={{
      listStyle: 'none',
      maxWidth: '80%',
      justifySelf: isTheirs || isOfAnother ? 'start' : 'end',
      px: 3.5,
      py: 2,
      borderRadius: '14px',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
      border: isChosen ? 2 : 1,
      borderColor: isChosen ? 'error.main' : 'divider',
      bgcolor: isTheirs ? 'background.paper' : 'background.sand',
    }}
  >
    {isOfAnother && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Somebody else there
      </Typography>
    )}
    <span className="vh">
      {!isOfAnother && `${isTheirs ? name : 'The person who reported'}, `}
      {momentText(createdAt)}
      {isChosen && ', reported'}:{' '}
    </span>
    {content}
  </Box>
);
