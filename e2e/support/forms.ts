import type { IntegerRule, TextRule } from '@wayfellow/contracts';
import type { Locator, Page } from 'playwright-core';

/** What somebody types at the edge of a rule; without a refusal it must be taken. */
export interface Side {
  typed: string;
  refusal?: string;
}

const characters = (length: number) => 'x'.repeat(length);

/** Both sides of a text's limits; `of` makes a text of a length where not every text will do. */
export const textSides = ({ min, max }: TextRule, of = characters): Side[] => [
  ...(min ? [{ typed: of(min.value - 1), refusal: min.text }, { typed: of(min.value) }] : []),
  ...(max ? [{ typed: of(max.value + 1), refusal: max.text }, { typed: of(max.value) }] : []),
];

/** Both sides of a number's limits, and what is no whole number. */
export const integerSides = ({ min, max, text, optional }: IntegerRule): Side[] => [
  { typed: String(min - 1), refusal: text },
  { typed: String(min) },
  { typed: String(max + 1), refusal: text },
  { typed: String(max) },
  { typed: `${min}.5`, refusal: text },
  { typed: 'x', refusal: text },
  ...(optional ? [{ typed: '' }] : []),
];

/** A field by its label, optional or not. */
export const fieldOf = (place: Page | Locator, label: string): Locator =>
  place.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`));

/** What stands below a field: the sentence that refuses it, its hint and its counter. */
const wordsBelow = (field: Locator) =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/**
 * Types every side of every field in turn and compares what the form says at once, after one vain try to submit, by
 * `submit`. The form must be empty, and refuse to be sent so.
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
      const said = { label, typed, isInvalid: await field.getAttribute('aria-invalid') };
      expect(said).toEqual({ label, typed, isInvalid: refusal ? 'true' : null });
      if (refusal) expect(await wordsBelow(field)).toContain(refusal);
    }
  }
};

/** Fills each field with the last side of it that is taken, or the first one. */
export const fillAtEdge = async (
  place: Page | Locator,
  fields: Record<string, readonly Side[]>,
  edge: 'first' | 'last',
): Promise<void> => {
  for (const [label, sides] of Object.entries(fields)) {
    const taken = sides.filter(({ refusal }) => !refusal);
    await fieldOf(place, label).fill((edge === 'first' ? taken[0] : taken.at(-1))?.typed ?? '');
  }
};
