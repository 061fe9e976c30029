import { act, cleanup } from '@testing-library/react';
import type { Answers } from './fake-server';

/** A way into a value: '*' stands for every item of a list. */
type Path = readonly string[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every field of a value, those of its parts too. */
const fieldsOf = (value: unknown): Path[] => {
  if (!isRecord(value)) return [];
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((item) => ['*', item])
    : Object.entries(value);
  return entries.flatMap(([key, inner]) => [
    ...(key === '*' ? [] : [[key]]),
    ...fieldsOf(inner).map((rest) => [key, ...rest]),
  ]);
};

/** The value without one field: in every item of its lists, or in the first alone. */
const without = (value: unknown, [key = '', ...rest]: Path, isFirstOnly: boolean): unknown => {
  if (!isRecord(value)) return value;
  if (Array.isArray(value))
    return value.map((item: unknown, at) =>
      isFirstOnly && at > 0 ? item : without(item, rest, isFirstOnly),
    );
  const { [key]: inner, ...others } = value;
  return rest.length > 0 ? { ...value, [key]: without(inner, rest, isFirstOnly) } : others;
};

/** What a card is known by on the screen. */
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

const brokenWords = /\b(undefined|NaN|null|Invalid Date)\b|\[object/;
const fallbacks = /could not be loaded|Something went wrong/;

/** What is wrong with the page as it stands. */
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

/** Until nothing changes any more: every answer has come, and what followed from it is drawn. */
const untilStill = async (): Promise<void> => {
  let before = '';
  for (let calm = 0, turns = 0; calm < 3 && turns < 200; turns += 1) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    calm = document.body.innerHTML === before ? calm + 1 : 0;
    before = document.body.innerHTML;
  }
};

interface Skew {
  /** What the server of the same version answers; every field of it is taken out in turn. */
  answers: Answers;
  /** Renders the screen, with these answers at the network's edge. */
  show: (answers: Answers) => void;
  /** By 'METHOD /path': fields that the specification names, which every server answers. */
  specified: Readonly<Record<string, readonly string[]>>;
}

/**
 * Shows a screen once for each field that an answer has, without that field, and tells what is wrong then: words such
 * as 'undefined', a button without words, a page that is gone, a card that is gone though its field is one that an older
 * server may not answer, or another card than the one whose field is missing.
 */
export const findingsWithoutEachField = async ({ answers, show, specified }: Skew): Promise<string[]> => {
  const findings: string[] = [];
  /** Shows the screen, and gives which of these names it lacks. */
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
    const names = namesIn(answer?.body).filter((name) => !neverShown.includes(name ?? ''));
    for (const field of fieldsOf(answer?.body)) {
      const name = field.filter((key) => key !== '*').join('.');
      const isSpecified = specified[call]?.includes(name) ?? false;
      const changed = { ...answers, [call]: { ...answer, body: without(answer?.body, field, isSpecified) } };
      const gone = await check(`${call} without ${name}`, changed, isSpecified ? names.slice(1) : names);
      findings.push(...gone.map((each) => `${call} without ${name}: '${each}' is gone`));
    }
  }
  return findings;
};
