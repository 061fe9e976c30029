import { useState } from 'react';
import {
  type QuizAnswers,
  type SessionUserView,
  endpoints,
  loginPath,
  notices,
  quizQuestionIds,
} from '@wayfellow/contracts';
import { useNavigate } from '@wayfellow/router';
import { ApiError, call, invalidateChangedBy, toast, useQueryClient, useSession } from '@wayfellow/web';
import { type Chosen, type Progress, keepProgress, readProgress } from './progress';
import { type Question, questions } from './questions';

const LAST = questions.length - 1;

const isComplete = (chosen: Chosen): boolean => quizQuestionIds.every((id) => chosen[id]);

/** The state of the quiz. `stored` are the previously saved answers; what is not saved yet lives in the tab. */
export const useQuiz = (user: SessionUserView, stored: QuizAnswers | null) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [progress, setProgress] = useState(() => readProgress(user.id) ?? { index: 0, chosen: stored ?? {} });
  const [isSaving, setIsSaving] = useState(false);
  const { index, chosen }: Progress = progress;
  const question = questions[index] as Question;

  const change = (changes: Partial<Progress>): void => {
    const next = { ...progress, ...changes };
    keepProgress(user.id, next);
    setProgress(next);
  };

  const save = async (): Promise<void> => {
    const preferences = chosen as unknown as QuizAnswers;
    await call(endpoints.quiz.save, { body: { userId: user.id, preferences } });
    keepProgress(user.id, undefined);
    await Promise.all([refresh(), invalidateChangedBy(client, endpoints.quiz.save)]);
    await navigate('/matches');
  };

  const fail = (error: unknown): void => {
    const isLoggedOut = error instanceof ApiError && error.status === 401;
    toast(isLoggedOut ? notices.quizSaveNeedsLogin : notices.quizFailed);
    if (isLoggedOut) void navigate(loginPath('/quiz'));
  };

  const complete = async (): Promise<void> => {
    if (isSaving || !isComplete(chosen)) return;
    setIsSaving(true);
    await save().catch(fail);
    setIsSaving(false);
  };

  return {
    index,
    question,
    answer: chosen[question.id],
    isFirst: index === 0,
    isLast: index === LAST,
    isSaving,
    choose: (optionId: string) => change({ chosen: { ...chosen, [question.id]: optionId } }),
    back: () => change({ index: Math.max(0, index - 1) }),
    next: () => change({ index: Math.min(LAST, index + 1) }),
    complete: () => void complete(),
  };
};

export type Quiz = ReturnType<typeof useQuiz>;
