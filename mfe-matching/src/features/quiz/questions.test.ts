import { quizOptions, quizQuestionIds } from '@wayfellow/contracts';
import { drawings } from './drawings/option-drawing';
import { questions } from './questions';

test('every question of the contracts is asked once, in their order, in words of its own', () => {
  expect(questions.map(({ id }) => id)).toEqual(quizQuestionIds);
  expect(new Set(questions.map(({ text }) => text)).size).toBe(quizQuestionIds.length);
});

test.each(questions)('question $id offers every option with title, description and picture', (question) => {
  expect(question.options.map(({ id }) => id)).toEqual([...quizOptions[question.id]]);
  for (const { id, title, description } of question.options) {
    expect(title).not.toBe('');
    expect(description).not.toBe('');
    expect(drawings[`${question.id}-${id}`]).toBeDefined();
  }
  expect(new Set(question.options.map(({ title }) => title)).size).toBe(question.options.length);
});

test('no picture is drawn for an option that does not exist', () => {
  const known = questions.flatMap(({ id, options }) => options.map((option) => `${id}-${option.id}`));
  expect(Object.keys(drawings).sort()).toEqual(known.sort());
});
