import { problemOf, formatters, type FieldName } from './card-rules.js';

interface FieldTexts {
  label: string;
  placeholder: string;
  autocomplete: AutoFill;
}

const texts: Record<FieldName, FieldTexts> = {
  number: { label: 'Card number', placeholder: '4242 4242 4242 4242', autocomplete: 'cc-number' },
  expiry: { label: 'Expiration date', placeholder: 'MM / YY', autocomplete: 'cc-exp' },
  cvc: { label: 'Security code', placeholder: 'CVC', autocomplete: 'cc-csc' },
};

let serial = 0;

/** A labeled input with its error message below. */
export interface CardField {
  name: FieldName;
  element: HTMLElement;
  input: HTMLInputElement;
  /** Validates the field and shows its error; true when valid. */
  check(): boolean;
}

const create = <Name extends keyof HTMLElementTagNameMap>(tag: Name, properties: object = {}) =>
  Object.assign(document.createElement(tag), properties);

function newInput(name: FieldName, id: string): HTMLInputElement {
  const { placeholder, autocomplete } = texts[name];
  const input = create('input', { id, type: 'text', inputMode: 'numeric', placeholder, autocomplete });
  input.setAttribute('aria-required', 'true');
  input.spellcheck = false;
  return input;
}

/** Adds separators only while the caret is at the end: elsewhere they would move it. */
function format(name: FieldName, input: HTMLInputElement, event: Event) {
  const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
  const isAtEnd = input.selectionStart === input.value.length;
  if (!isDeleting && isAtEnd) input.value = formatters[name](input.value);
}

export function newCardField(name: FieldName, changed: () => void): CardField {
  serial += 1;
  const id = `stripe-sandbox-${name}-${serial}`;
  const element = create('div', { className: 'stripe-sandbox-field' });
  element.dataset.field = name;
  const label = create('label', { htmlFor: id, textContent: texts[name].label });
  const input = newInput(name, id);
  const problem = create('p', { className: 'stripe-sandbox-problem', id: `${id}-problem` });
  problem.setAttribute('aria-live', 'polite');
  input.setAttribute('aria-describedby', problem.id);
  element.append(label, input, problem);
  const showError = (message: string) => {
    problem.textContent = message;
    input.setAttribute('aria-invalid', String(message !== ''));
  };
  const check = () => {
    const found = problemOf(name, input.value);
    showError(found?.message ?? '');
    return found === undefined;
  };
  input.addEventListener('input', (event) => {
    format(name, input, event);
    showError('');
    changed();
  });
  // Empty fields are not reported before the form is submitted.
  input.addEventListener('blur', () => input.value !== '' && check());
  return { name, element, input, check };
}
