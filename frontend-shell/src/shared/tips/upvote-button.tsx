import { styled } from '@mui/material/styles';
import type { TipView } from '@wayfellow/contracts';
import { Icon, radii } from '@wayfellow/ui';
import { useUpvote } from './use-upvote';

const Pill = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  flex: 'none',
  minWidth: 64,
  minHeight: 44,
  padding: '0 14px',
  font: 'inherit',
  fontSize: '1rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.primary,
  background: 'none',
  border: `1px solid ${theme.vars.palette.border.control}`,
  borderRadius: radii.pill,
  'button&': { cursor: 'pointer' },
  'button&:hover': { borderColor: theme.vars.palette.text.primary },
  'span&': { minWidth: 0, padding: '0 4px', borderColor: 'transparent' },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.tint,
  },
}));

const votes = (count = 0) => (count === 1 ? '1 vote' : `${count} votes`);

/** The number of upvotes, as a toggle button for the viewer's own upvote. */
export const UpvoteButton = ({ tip }: { tip: TipView }) => {
  const upvote = useUpvote(tip);
  return (
    <Pill
      type="button"
      aria-pressed={tip.isUpvoted}
      aria-label={`Upvote, ${votes(tip.upvotes)}`}
      onClick={() => void upvote()}
    >
      <Icon name="up" />
      {tip.upvotes ?? 0}
    </Pill>
  );
};

/** The number of upvotes on the viewer's own tip, which they cannot upvote. */
export const UpvoteCount = ({ tip }: { tip: TipView }) => (
  <Pill as="span">
    <Icon name="up" />
    {tip.upvotes ?? 0}
    <span className="vh"> {tip.upvotes === 1 ? 'vote' : 'votes'}</span>
  </Pill>
);
