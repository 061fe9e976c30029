import { type FormEvent, useRef, useState } from 'react';
import {
  type FieldProblems,
  type ProblemCode,
  type Rule,
  problemFields,
  problemsOf,
} from '@wayfellow/contracts';
import { ApiError } from './api/api-client';

interface FormOptions<Values extends object, Input extends object> {
  initial: Values;
  /** The rules of contracts that the input must obey. */
  rules: Readonly<Record<string, Rule>>;
  /** What is typed, as it is sent: numbers from texts, empty left out. */
  toInput: (values: Values) => Input;
  /** What the fields cannot say alone. */
  check?: (input: Input) => FieldProblems;
  /** Sends the input. Field errors of the server show at their fields; the promise's rejection is then handled. */
  onSubmit: (input: Input) => Promise<void>;
}

const serverProblems = (error: unknown): FieldProblems => {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (!problem) return {};
  if (problem.errors) return Object.fromEntries(problem.errors.map(({ field, message }) => [field, message]));
  const field = problemFields[problem.type?.replace('/problems/', '') as ProblemCode];
  return field ? { [field]: problem.detail } : {};
};

const focusFirstProblem = (form: HTMLFormElement, problems: FieldProblems) => {
  const field = [...form.elements].find((element) => (element as HTMLInputElement).name in problems);
  if (field instanceof HTMLElement) field.focus();
};

/**
 * A form held to the rules of contracts. Problems show after the first try to submit, then follow each change.
 * `fieldProps(name)` gives name, value, onChange and error of a text field; the focus goes to the first field in error.
 */
export const useForm = <Values extends object, Input extends object>(options: FormOptions<Values, Input>) => {
  const { initial, rules, toInput, check, onSubmit } = options;
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [isTried, setIsTried] = useState(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const isRunning = useRef(false);

  const problemsIn = (next: Values): FieldProblems => {
    const input = toInput(next);
    return { ...check?.(input), ...problemsOf(rules, input) };
  };

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    const next = { ...values, [name]: value };
    setValues(next);
    if (isTried) setProblems(problemsIn(next));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isRunning.current) return;
    setIsTried(true);
    const found = problemsIn(values);
    setProblems(found);
    if (Object.keys(found).length) return focusFirstProblem(form, found);
    isRunning.current = true;
    setIsSubmitting(true);
    try {
      await onSubmit(toInput(values));
    } catch (error) {
      const answered = serverProblems(error);
      setProblems(answered);
      focusFirstProblem(form, answered);
    } finally {
      isRunning.current = false;
      setIsSubmitting(false);
    }
  };

  const fieldProps = (name: keyof Values & string) => ({
    name,
    value: values[name] as string,
    error: problems[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value as Values[typeof name]),
  });

  const reset = (next: Values = initial) => {
    setValues(next);
    setProblems({});
    setIsTried(false);
  };

  return {
    values,
    problems,
    problemCount: Object.keys(problems).length,
    isSubmitting,
    set,
    submit,
    fieldProps,
    reset,
  };
};

/** A number field's text as it is sent: empty is none, anything else a number (NaN obeys no rule). */
export const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));
