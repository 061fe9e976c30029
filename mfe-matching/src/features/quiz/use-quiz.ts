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
import { type Question, questions } from './questions';

/** The options chosen so far, by question id. */
export type Chosen = Readonly<Record<number, string>>;

const LAST = questions.length - 1;

const isComplete = (chosen: Chosen): boolean => quizQuestionIds.every((id) => chosen[id]);

/** The state of the quiz. `stored` are the previously saved answers. */
export const useQuiz = (user: SessionUserView, stored: QuizAnswers | null) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<Chosen>(stored ?? {});
  const [isSaving, setIsSaving] = useState(false);
  const question = questions[index] as Question;

  const save = async (): Promise<void> => {
    const preferences = chosen as unknown as QuizAnswers;
    await call(endpoints.quiz.save, { body: { userId: user.id, preferences } });
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
    choose: (optionId: string) => setChosen((before) => ({ ...before, [question.id]: optionId })),
    back: () => setIndex((before) => Math.max(0, before - 1)),
    next: () => setIndex((before) => Math.min(LAST, before + 1)),
    complete: () => void complete(),
  };
};

export type Quiz = ReturnType<typeof useQuiz>;
