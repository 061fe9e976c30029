import { type Rule, type TextRule, limits, quizOptions, todayUtc } from '@wayfellow/contracts';

/** A value at a rule's edge, with the sentence that refuses it; without one it must be taken. */
export interface Side {
  title: string;
  value: unknown;
  refusal?: string;
}

let count = 0;
/** Texts of a length, no two alike, so that what must be unique is. */
const text = (length: number): string => {
  count += 1;
  return (count.toString(36) + 'x'.repeat(length)).slice(0, length);
};

const email = (length: number) => {
  const domain = '@wayfellow.example';
  return text(length - domain.length) + domain;
};
const endpoint = (length: number) => 'https://fcm.googleapis.com/'.padEnd(length, 'x');
const url = (length: number) => 'https://img.example/'.padEnd(length, 'x');

/** How a text of a given length is made where not every text will do. */
const makers: Readonly<Record<string, (length: number) => string>> = {
  email,
  profileImage: url,
  endpoint,
};

const lengths = (field: string, { min, max }: TextRule): Side[] => {
  const of = makers[field] ?? text;
  return [
    ...(min ? [{ title: `${min.value} characters`, value: of(min.value) }] : []),
    ...(min ? [{ title: `${min.value - 1} characters`, value: of(min.value - 1), refusal: min.text }] : []),
    ...(max ? [{ title: `${max.value} characters`, value: of(max.value) }] : []),
    ...(max ? [{ title: `${max.value + 1} characters`, value: of(max.value + 1), refusal: max.text }] : []),
    ...(max && !makers[field]
      ? [{ title: `${max.value} characters beyond the basic plane`, value: '🧭'.repeat(max.value) }]
      : []),
  ];
};

const texts = (field: string, rule: TextRule): Side[] => [
  // An emoji is no letter of a name that people are told apart by, but it is of the others.
  ...lengths(field, rule).filter(({ value }) => !(field === 'username' && String(value).startsWith('🧭'))),
  { title: 'a number', value: 12_345, refusal: rule.text },
  { title: 'a list', value: ['text'], refusal: rule.text },
  ...(rule.pattern
    ? [{ title: 'the wrong shape', value: 'no such\u200b thing', refusal: rule.pattern.text }]
    : []),
  ...(rule.oneLine ? [{ title: 'two lines', value: 'some words\nand more', refusal: rule.oneLine }] : []),
];

/** Every question answered with its option of this number. */
const answersWith = (option: number) =>
  Object.fromEntries(Object.entries(quizOptions).map(([id, options]) => [id, options[option]]));

const kinds = (field: string, rule: Rule): Side[] => {
  const refused = (values: readonly unknown[]) =>
    values.map((value) => ({ title: JSON.stringify(value) ?? 'nothing', value, refusal: rule.text }));
  const taken = (values: readonly unknown[]) =>
    values.map((value) => ({ title: JSON.stringify(value) ?? 'nothing', value }));
  switch (rule.kind) {
    case 'text':
      return texts(field, rule);
    case 'integer':
      return [
        ...taken(rule.max === limits.id.max ? [] : [rule.min, rule.max]),
        ...refused([rule.min - 1, rule.max + 1, 'x', String(rule.min), rule.min + 0.5, true]),
      ];
    case 'choice':
      return [...taken(rule.values), ...refused(['no such thing', 1, [rule.values[0]]])];
    case 'day':
      return [
        ...taken([todayUtc()]),
        ...refused(['2026-02-30', '2026-2-3', `${todayUtc()}T00:00`, 20_260_101]),
      ];
    case 'flag':
      return [...taken([true, false]), ...refused(['true', 1])];
    case 'choices':
      return [
        ...taken([[], [...rule.values]]),
        ...refused([['no such thing'], [rule.values[0], rule.values[0]], rule.values[0], [1]]),
      ];
    case 'ids':
      return [
        ...taken([Array.from({ length: rule.min ?? 0 }, (_, i) => i + 1)]),
        ...(rule.min ? refused([[]]) : []),
        ...refused([
          [0],
          [rule.largest + 1],
          ['1'],
          [1, 1],
          [1.5],
          1,
          Array.from({ length: rule.max + 1 }, (_, i) => i + 1),
        ]),
      ];
    case 'items':
      return [
        ...taken([[{ destination: 'A stop', nights: 2 }]]),
        { title: 'none', value: [], refusal: rule.min.text },
        { title: 'one too many', value: Array.from({ length: rule.max.value + 1 }), refusal: rule.max.text },
        ...refused(['a stop', 1, { destination: 'A stop', nights: 2 }]),
      ];
    case 'quiz':
      return [...taken([answersWith(0), answersWith(3)]), ...refused([{}, 'all', []])];
  }
};

/** Every rule's values on both sides of its limits. */
export const sidesOf = (field: string, rule: Rule): Side[] => [
  ...kinds(field, rule),
  ...[undefined, null, ''].map((value) => ({
    title: value === undefined ? 'nothing' : JSON.stringify(value),
    value,
    ...(!rule.optional && { refusal: rule.kind === 'text' && value === '' ? emptyText(rule) : rule.text }),
  })),
];

const emptyText = (rule: TextRule): string => rule.min?.text ?? rule.pattern?.text ?? rule.text;
