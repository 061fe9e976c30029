import { act, cleanup } from '@testing-library/react';
import type { Answers } from './fake-server';

/** A path into a value: '*' means every item of a list. */
type Path = readonly string[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The paths of all fields of a value, including nested ones; of a list those of all its items, each once. */
const fieldsOf = (value: unknown): Path[] => {
  if (!isRecord(value)) return [];
  if (Array.isArray(value)) {
    const paths = value.flatMap((item: unknown) => fieldsOf(item).map((rest) => ['*', ...rest]));
    return [...new Map(paths.map((path) => [path.join('.'), path])).values()];
  }
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...fieldsOf(inner).map((rest) => [key, ...rest]),
  ]);
};

/** Whether a value has this field, of a list: whether one of its items has it. */
const has = (value: unknown, [key = '', ...rest]: Path): boolean => {
  if (!isRecord(value)) return false;
  if (Array.isArray(value)) return value.some((item) => has(item, rest));
  return key in value && (rest.length === 0 || has(value[key], rest));
};

/** The place of the first item of a list that has this field. */
const firstWith = (list: unknown[], [, ...rest]: Path): number => list.findIndex((item) => has(item, rest));

/** The value without one field: removed from every item of its lists, or only from the first that has it. */
const without = (value: unknown, path: Path, isFirstOnly: boolean): unknown => {
  const [key = '', ...rest] = path;
  if (!isRecord(value)) return value;
  if (Array.isArray(value)) {
    const first = firstWith(value, path);
    return value.map((item: unknown, at) =>
      isFirstOnly && at !== first ? item : without(item, rest, isFirstOnly),
    );
  }
  const { [key]: inner, ...others } = value;
  return rest.length > 0 && key in value ? { ...value, [key]: without(inner, rest, isFirstOnly) } : others;
};

/** The text that identifies an item on the screen. */
const nameOf = (item: unknown): string | undefined => {
  if (!isRecord(item)) return undefined;
  const { otherUser, user, name, title, content, destination } = item;
  const known = (isRecord(otherUser) && otherUser.name) || (isRecord(user) && user.name);
  const isText = (value: unknown): value is string => typeof value === 'string';
  return [known, name, title, content, destination].find(isText);
};

const textWithoutHidden = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll('.vh').forEach((hidden) => hidden.remove());
  return (
    copy.textContent?.trim() ||
    element.getAttribute('aria-label') ||
    element.querySelector('[aria-label],title,img[alt]:not([alt=""])')?.outerHTML ||
    ''
  );
};

// Texts stand one after the other without spaces, so that no boundary of words need be there.
const brokenWords = /undefined|NaN|Invalid Date|\[object|\bnull\b/;
const fallbacks = /could not be loaded|Something went wrong/;

/** What is wrong with the current page. */
const findingsHere = (): string[] => {
  const { body } = document;
  const attributes = [...body.querySelectorAll('[aria-label],[title],[alt],[placeholder]')].flatMap(
    (element) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  const broken = [body.textContent ?? '', ...attributes].find((text) => brokenWords.test(text));
  const mute = [...body.querySelectorAll('button,a[href],[role=tab]')].find(
    (each) => !textWithoutHidden(each),
  );
  const at = broken?.search(brokenWords) ?? 0;
  return [
    ...(body.querySelector('h1')?.textContent?.trim() ? [] : ['the page has no heading']),
    ...(fallbacks.test(body.textContent ?? '') ? ['a failure stands in its place'] : []),
    ...(broken ? [`it says '${broken.slice(Math.max(0, at - 30), at + 30)}'`] : []),
    ...(mute ? [`nothing is written on ${mute.outerHTML.slice(0, 120)}`] : []),
  ];
};

/** Waits until the DOM no longer changes: every answer has arrived and is rendered. */
const untilStill = async (): Promise<void> => {
  let before = '';
  for (let calm = 0, turns = 0; calm < 3 && turns < 200; turns += 1) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    calm = document.body.innerHTML === before ? calm + 1 : 0;
    before = document.body.innerHTML;
  }
};

interface Skew {
  /** The answers of a server of the same version; each of their fields is removed in turn. */
  answers: Answers;
  /** Renders the screen with a fake server that gives these answers. */
  show: (answers: Answers) => void;
  /** By 'METHOD /path': the fields required by the specification, which every server sends. */
  specified: Readonly<Record<string, readonly string[]>>;
}

/**
 * Renders a screen once for each field of its answers, with that field removed, and returns what breaks: texts such as
 * 'undefined', a button without a label, a crashed page, or a missing card. A card may be missing only if the removed
 * field is required by the specification, and then only that card.
 */
export const findingsWithoutEachField = async ({ answers, show, specified }: Skew): Promise<string[]> => {
  const findings: string[] = [];
  // jsdom matches every rule of the page for each question, which is most of the time; here only texts count.
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => (element as HTMLElement).style);
  /** Renders the screen, and returns which of these names are missing. */
  const check = async (what: string, changed: Answers, names: (string | undefined)[]): Promise<string[]> => {
    try {
      show(changed);
      await untilStill();
      const text = document.body.textContent ?? '';
      findings.push(...findingsHere().map((finding) => `${what}: ${finding}`));
      return names.filter((name): name is string => name !== undefined && !text.includes(name));
    } catch (error) {
      findings.push(`${what}: the page is gone, ${String(error)}`);
      return [];
    } finally {
      cleanup();
    }
  };
  const namesIn = (body: unknown) => (Array.isArray(body) ? body.map(nameOf) : []);
  const all = Object.values(answers).flatMap((each) => namesIn(each?.body));
  const neverShown = await check('with all', { ...answers }, all);
  for (const [call, answer] of Object.entries(answers)) {
    const names = namesIn(answer?.body).map((name) => (neverShown.includes(name ?? '') ? undefined : name));
    for (const field of fieldsOf(answer?.body)) {
      const name = field.filter((key) => key !== '*').join('.');
      const isSpecified = specified[call]?.includes(name) ?? false;
      const changed = { ...answers, [call]: { ...answer, body: without(answer?.body, field, isSpecified) } };
      const first = Array.isArray(answer?.body) && isSpecified ? firstWith(answer.body, field) : -1;
      const kept = names.filter((_, at) => at !== first);
      const gone = await check(`${call} without ${name}`, changed, kept);
      findings.push(...gone.map((each) => `${call} without ${name}: '${each}' is gone`));
    }
  }
  return findings;
};
