import { useEffect, useId, useRef } from 'react';
import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type QuizAnswers, type SessionUserView, timing } from '@wayfellow/contracts';
import { BusyButton, Icon } from '@wayfellow/ui';
import { Options } from './options';
import { RouteProgress } from './route-progress';
import { type Quiz, useQuiz } from './use-quiz';

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } });
const Step = styled('div')({
  animation: `${slideIn} ${timing.quizStepMs}ms cubic-bezier(.2,.7,.3,1)`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

const CurrentQuestion = ({ quiz }: { quiz: Quiz }) => {
  const { question, answer, isSaving, choose } = quiz;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const previousId = useRef(question.id);
  useEffect(() => {
    if (previousId.current === question.id) return;
    previousId.current = question.id;
    heading.current?.focus();
  }, [question.id]);
  return (
    <Step key={question.id}>
      <Typography variant="h1" component="h2" id={headingId} ref={heading} tabIndex={-1} sx={{ mt: 8.5 }}>
        {question.text}
      </Typography>
      <Typography sx={{ mt: 2.5, color: 'text.secondary' }}>
        Choose the one that sounds most like you.
      </Typography>
      <Options
        question={question}
        answer={answer}
        isDisabled={isSaving}
        onChoose={choose}
        labelledBy={headingId}
      />
    </Step>
  );
};

const Steps = ({ quiz }: { quiz: Quiz }) => {
  const { answer, isFirst, isLast, isSaving, back, next, complete } = quiz;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Button
        variant="outlined"
        disabled={isFirst || isSaving}
        startIcon={<Icon name="arrow-left" />}
        onClick={back}
      >
        Previous
      </Button>
      {isLast ? (
        <BusyButton
          variant="contained"
          busy={isSaving}
          busyLabel="Saving..."
          disabled={!answer}
          onClick={complete}
        >
          Complete Quiz
        </BusyButton>
      ) : (
        <Button
          variant="contained"
          disabled={!answer}
          endIcon={<Icon name="arrow-right" />}
          onClick={next}
          sx={{ minWidth: 150 }}
        >
          Next
        </Button>
      )}
    </Box>
  );
};

/** Eight questions, one at a time. */
export const QuizSteps = ({ user, stored }: { user: SessionUserView; stored: QuizAnswers | null }) => {
  const quiz = useQuiz(user, stored);
  return (
    <>
      <RouteProgress index={quiz.index} />
      <CurrentQuestion quiz={quiz} />
      <Steps quiz={quiz} />
      <Typography
        variant="caption"
        component="p"
        sx={{ mt: 9, pt: 5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        Your answers feed your matches. You can retake the quiz anytime.
      </Typography>
    </>
  );
};
