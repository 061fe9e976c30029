import { styled } from '@mui/material/styles';
import { radii } from '@wayfellow/ui';
import { OptionDrawing } from './drawings/option-drawing';
import type { Question } from './questions';

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  margin: '28px 0 32px',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', gap: 12, margin: '20px 0 24px' },
}));

const Card = styled('label')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '84px 1fr 24px',
    gap: 18,
    alignItems: 'center',
    minHeight: 112,
    padding: '14px 18px 14px 14px',
    border: `1px solid ${palette.divider}`,
    borderRadius: radii.card,
    backgroundColor: palette.background.paper,
    cursor: 'pointer',
    '&:hover': { borderColor: palette.border.control },
    '&:has(:checked)': {
      borderColor: palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
      backgroundColor: palette.primary.tint,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
    '& .picture': { width: 84, height: 84, overflow: 'hidden', borderRadius: radii.picture },
    ...theme.applyStyles('dark', { '& .picture': { filter: 'brightness(.86) saturate(.95)' } }),
    '& .title': { display: 'block', ...theme.typography.h5, marginBottom: 3 },
    '& .description': {
      display: 'block',
      fontSize: '.9rem',
      lineHeight: 1.5,
      color: palette.text.secondary,
    },
    '& input': {
      appearance: 'none',
      width: 24,
      height: 24,
      margin: 0,
      outline: 0,
      borderRadius: '50%',
      border: `2px solid ${palette.border.control}`,
      cursor: 'pointer',
    },
    '& input:checked': {
      border: `7px solid ${palette.primary.main}`,
      backgroundColor: palette.background.paper,
    },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: '64px 1fr 24px',
      gap: 14,
      minHeight: 88,
      padding: '11px 14px 11px 11px',
      '& .picture': { width: 64, height: 64 },
    },
  };
});

interface Props {
  question: Question;
  answer: string | undefined;
  isDisabled: boolean;
  onChoose: (optionId: string) => void;
  labelledBy: string;
}

/** The four answers to a question, as a radio group with arrow key support. */
export const Options = ({ question, answer, isDisabled, onChoose, labelledBy }: Props) => (
  <Group role="radiogroup" aria-labelledby={labelledBy}>
    {question.options.map(({ id, title, description }) => {
      const name = `question-${question.id}-${id}`;
      return (
        <Card key={id}>
          <span className="picture">
            <OptionDrawing questionId={question.id} optionId={id} />
          </span>
          <span>
            <span className="title" id={`${name}-title`}>
              {title}
            </span>
            <span className="description" id={`${name}-description`}>
              {description}
            </span>
          </span>
          <input
            type="radio"
            name={`question-${question.id}`}
            value={id}
            checked={answer === id}
            disabled={isDisabled}
            aria-labelledby={`${name}-title`}
            aria-describedby={`${name}-description`}
            onChange={() => onChoose(id)}
          />
        </Card>
      );
    })}
  </Group>
);
