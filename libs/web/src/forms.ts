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
  /** The rules from contracts that the input must obey. */
  rules: Readonly<Record<string, Rule>>;
  /** Converts the form's values to the input to be sent: texts to numbers, empty values left out. */
  toInput: (values: Values) => Input;
  /** Checks across fields. */
  check?: (input: Input) => FieldProblems;
  /** Sends the input. A rejection counts as handled: field errors from the server are shown at their fields. */
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
 * A form validated by the rules of contracts. Problems are shown after the first attempt to submit, then updated on each
 * change. `fieldProps(name)` returns the props of a text field; the first invalid field is focused.
 */
export const useForm = <Values extends object, Input extends object>(options: FormOptions<Values, Input>) => {
  const { initial, rules, toInput, check, onSubmit } = options;
  const [values, setValues] = useState(initial);
  /** Of two values that are set before the next render, both count. */
  const latest = useRef(values);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [isTried, setIsTried] = useState(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const isRunning = useRef(false);

  const problemsIn = (next: Values): FieldProblems => {
    const input = toInput(next);
    return { ...check?.(input), ...problemsOf(rules, input) };
  };

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    latest.current = { ...latest.current, [name]: value };
    setValues(latest.current);
    if (isTried) setProblems(problemsIn(latest.current));
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
    latest.current = next;
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

/** Parses the text of a number field: null when empty, NaN (which no rule accepts) when it is not a number. */
export const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));
