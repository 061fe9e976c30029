import { rules } from '@wayfellow/contracts';
import type { IntegerRule, TextRule } from '@wayfellow/contracts';
import type { ElementHandle, Locator, Page } from 'playwright-core';

/** A value at the limit of a rule; without a `refusal` it must be accepted. */
export interface Side {
  typed: string;
  refusal?: string;
}

const characters = (length: number) => 'x'.repeat(length);

/** Both sides of a text's limits; `of` creates a valid text of a given length. */
export const textSides = ({ min, max }: TextRule, of = characters): Side[] => [
  ...(min ? [{ typed: of(min.value - 1), refusal: min.text }, { typed: of(min.value) }] : []),
  ...(max ? [{ typed: of(max.value + 1), refusal: max.text }, { typed: of(max.value) }] : []),
];

/** Both sides of a number's limits, and values that are not whole numbers. */
export const integerSides = ({ min, max, text, optional }: IntegerRule): Side[] => [
  { typed: String(min - 1), refusal: text },
  { typed: String(min) },
  { typed: String(max + 1), refusal: text },
  { typed: String(max) },
  { typed: `${min}.5`, refusal: text },
  { typed: 'x', refusal: text },
  ...(optional ? [{ typed: '' }] : []),
];

/** Email addresses that start with this letter, since they must be unique. */
export const emailSides = (letter: string): Side[] => [
  { typed: `${letter}@example`, refusal: rules.email.text },
  { typed: `${letter}@b.co` },
  ...textSides(rules.email, (length) => '@wayfellow.example'.padStart(length, letter)),
];

export const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });

/** A field by its label, optional or not. */
export const fieldOf = (place: Page | Locator, label: string): Locator =>
  place.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`));

/**
 * Waits until a field shows this error, or no error if none is given.
 */
export const expectRefusal = async (field: Locator, refusal?: string): Promise<void> => {
  await field.page().waitForFunction(
    ([element, sentence]) => {
      if (sentence === undefined) return !element.hasAttribute('aria-invalid');
      const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
      const below = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      return element.getAttribute('aria-invalid') === 'true' && below.includes(sentence);
    },
    [(await field.elementHandle()) as ElementHandle<Element>, refusal] as const,
  );
};

/**
 * Types every value into every field in turn and checks the form's errors. First calls `submit` on the empty form, which
 * must be refused.
 */
export const expectSides = async (
  place: Page | Locator,
  submit: Locator,
  fields: Record<string, readonly Side[]>,
): Promise<void> => {
  await submit.click();
  for (const [label, sides] of Object.entries(fields)) {
    const field = fieldOf(place, label);
    for (const { typed, refusal } of sides) {
      await field.fill(typed);
      await expectRefusal(field, refusal).catch((cause: unknown) => {
        throw new Error(`${label}, of ${typed}, should say ${refusal ?? 'nothing'}`, { cause });
      });
    }
  }
};

/** Fills each field with its last (or first) accepted value. */
export const fillAtLimit = async (
  place: Page | Locator,
  fields: Record<string, readonly Side[]>,
  edge: 'first' | 'last',
): Promise<void> => {
  for (const [label, sides] of Object.entries(fields)) {
    const taken = sides.filter(({ refusal }) => !refusal);
    await fieldOf(place, label).fill((edge === 'first' ? taken[0] : taken.at(-1))?.typed ?? '');
  }
};

/** Submits, and returns the status of the response. */
export const statusOf = async (page: Page, submit: Locator, path: string) => {
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === path);
  await submit.click();
  return (await answered).status();
};
