import { styled } from '@mui/material/styles';
import { questions } from './questions';

const Stops = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(${questions.length},1fr)`,
    margin: '22px 0 8px',
    '& span': { position: 'relative', height: 28, display: 'grid', placeItems: 'center' },
    '& span + span::before': {
      content: '""',
      position: 'absolute',
      top: 13,
      left: '-50%',
      width: '100%',
      borderTop: `2px dashed ${palette.border.control}`,
    },
    '& span.done::before, & span.now::before': {
      top: '12.5px',
      borderTop: `3px solid ${palette.primary.main}`,
    },
    '& i': {
      position: 'relative',
      zIndex: 1,
      boxSizing: 'border-box',
      width: 14,
      height: 14,
      borderRadius: '50%',
      border: `2px solid ${palette.border.control}`,
      backgroundColor: palette.background.default,
    },
    '& .done i': { borderColor: palette.primary.main, backgroundColor: palette.primary.main },
    '& .now i': {
      width: 26,
      height: 26,
      border: `5px solid ${palette.secondary.tint}`,
      backgroundColor: palette.secondary.main,
      boxShadow: `0 0 0 2px ${palette.secondary.main}`,
    },
  };
});

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  fontWeight: 650,
  '& .percent': { fontWeight: 500, color: theme.vars.palette.text.secondary },
}));

/** The progress at question `index` (from 0), in whole percent. */
const percentOf = (index: number): number => Math.round(((index + 1) / questions.length) * 100);

const stateOf = (stop: number, index: number) => (stop < index ? 'done' : stop === index ? 'now' : undefined);

/** The progress of the quiz, as a route with eight stops. */
export const RouteProgress = ({ index }: { index: number }) => {
  const percent = percentOf(index);
  return (
    <>
      <Line className="num">
        <span>
          Question {index + 1} of {questions.length}
        </span>
        <span className="percent">{percent}% complete</span>
      </Line>
      <Stops
        role="progressbar"
        aria-label="Quiz progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        {questions.map(({ id }, stop) => (
          <span key={id} className={stateOf(stop, index)}>
            <i />
          </span>
        ))}
      </Stops>
    </>
  );
};
