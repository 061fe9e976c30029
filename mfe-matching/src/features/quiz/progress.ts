import { questions } from './questions';

/** The options chosen so far, by question id. */
export type Chosen = Readonly<Record<number, string>>;

/** How far the quiz has come. */
export interface Progress {
  /** That of the question shown, from 0. */
  index: number;
  chosen: Chosen;
}

/** Key in session storage, which survives Back and a reload and is cleared when the user signs out. */
const keyOf = (userId: number) => `wayfellow.quiz.${userId}`;

const isProgress = (value: unknown): value is Progress => {
  const { index, chosen } = (value ?? {}) as Partial<Progress>;
  return questions[index ?? -1] !== undefined && typeof chosen === 'object' && chosen !== null;
};

/** The quiz that the user has begun in this tab. A question whose option is no more is asked again. */
export const readProgress = (userId: number): Progress | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    if (!isProgress(stored)) return undefined;
    const known = questions
      .filter(({ id, options }) => options.some((option) => option.id === stored.chosen[id]))
      .map(({ id }) => [id, stored.chosen[id]]);
    const chosen: Chosen = Object.fromEntries(known);
    const missing = questions.findIndex(({ id }) => !chosen[id]);
    return { index: missing < 0 ? stored.index : Math.min(stored.index, missing), chosen };
  } catch {
    // Storage is forbidden, or its content is not JSON: the quiz begins anew.
    return undefined;
  }
};

/** Keeps it until the tab is closed; undefined drops it. Without storage it lasts as long as the page. */
export const keepProgress = (userId: number, progress: Progress | undefined): void => {
  try {
    if (progress) sessionStorage.setItem(keyOf(userId), JSON.stringify(progress));
    else sessionStorage.removeItem(keyOf(userId));
  } catch (error) {
    console.warn('The answers cannot be stored and will be lost on reload', error);
  }
};
