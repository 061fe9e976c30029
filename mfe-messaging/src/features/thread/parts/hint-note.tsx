import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { UserView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Icon, TextLink } from '@wayfellow/ui';
import { openBlockDialog, openReportDialog } from '@wayfellow/web';
import type { HintKind } from '../hints';

const Note = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '22px 1fr 44px',
  alignItems: 'start',
  gap: 12,
  maxWidth: 'min(88%,600px)',
  margin: '4px 0 12px',
  padding: '12px 4px 12px 14px',
  borderRadius: 14,
  lineHeight: 1.4,
  fontSize: '.9375rem',
  backgroundColor: theme.vars.palette.warning.tint,
  '& > svg': { marginTop: 1, color: theme.vars.palette.warning.main },
  '& b': { fontWeight: 650 },
  [theme.breakpoints.down('sm')]: { maxWidth: '100%' },
}));

const Actions = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '0 18px' });

const texts: Record<HintKind, [claim: string, rest: string]> = {
  money: [
    'This message asks for money.',
    'Nobody you have not met needs yours. Only your browser noticed; we have not read it.',
  ],
  away: [
    'This message leads away from Wayfellow.',
    'What is written elsewhere cannot be reported here. Only your browser noticed; we have not read it.',
  ],
  link: [
    'This is an address outside Wayfellow.',
    'Only open it if you know where it leads. Only your browser noticed; we have not read it.',
  ],
};

interface Props {
  kind: HintKind;
  /** Who wrote the message. */
  person: UserView;
  messageId: number;
  /** The conversation of several in which it stands. */
  conversationId: number | undefined;
  onDismiss: () => void;
}

/** What the reader's browser noticed in the message above, with what can be done about it. */
export const HintNote = ({ kind, person, messageId, conversationId, onDismiss }: Props) => {
  const [claim, rest] = texts[kind];
  return (
    <Note role="note">
      <Icon name="warning" />
      <div>
        <b>{claim}</b> {rest}
        <Actions>
          <TextLink
            component="button"
            standalone
            sx={{ fontSize: '.9rem' }}
            onClick={() => openReportDialog({ person, messageIds: [messageId], conversationId })}
          >
            Report
          </TextLink>
          <TextLink
            component="button"
            standalone
            sx={{ fontSize: '.9rem' }}
            onClick={() => openBlockDialog(person)}
          >
            Block
          </TextLink>
          <TextLink component={Link} to="/safety#scams" standalone sx={{ fontSize: '.9rem' }}>
            How scams go
          </TextLink>
        </Actions>
      </div>
      <IconButton aria-label="Dismiss" onClick={onDismiss} sx={{ my: '-10px' }}>
        <Icon name="close" />
      </IconButton>
    </Note>
  );
};
