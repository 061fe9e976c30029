import type { PaymentError } from './api.js';
import { newCardField, type CardField } from './card-field.js';
import { digitsOf, expiryOf, problemOf, type CardText } from './card-rules.js';
import { applyAppearance, installStyles, type Appearance } from './appearance.js';

const NOTE = 'Sandbox: no real card is charged. Use 4242\u00a04242\u00a04242\u00a04242.';

/** The card fields and their values. */
export interface CardForm {
  element: HTMLElement;
  isEmpty(): boolean;
  isComplete(): boolean;
  /** Shows all errors, focuses the first invalid field and returns its error. */
  validate(): PaymentError | undefined;
  /** The card as API parameters, nested under a prefix. */
  toFields(prefix: string): Record<string, string>;
  clear(): void;
  focus(): void;
  applyAppearance(appearance: Appearance | undefined): void;
}

function newFrame(fields: CardField[]): HTMLElement {
  const frame = document.createElement('div');
  frame.className = 'stripe-sandbox';
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', 'Card');
  const note = document.createElement('p');
  note.className = 'stripe-sandbox-note';
  note.textContent = NOTE;
  frame.append(note, ...fields.map((field) => field.element));
  return frame;
}

const toFields = (text: CardText, prefix: string) => {
  const { month, year } = expiryOf(text.expiry);
  return {
    [`${prefix}[type]`]: 'card',
    [`${prefix}[card][number]`]: digitsOf(text.number),
    [`${prefix}[card][exp_month]`]: String(month),
    [`${prefix}[card][exp_year]`]: String(year),
    [`${prefix}[card][cvc]`]: text.cvc,
  };
};

/** `changed` is called after every change of a field. */
export function newCardForm(changed: () => void): CardForm {
  installStyles();
  const fields = (['number', 'expiry', 'cvc'] as const).map((name) => newCardField(name, changed));
  const element = newFrame(fields);
  const text = () =>
    Object.fromEntries(fields.map(({ name, input }) => [name, input.value])) as unknown as CardText;
  return {
    element,
    isEmpty: () => fields.every(({ input }) => input.value === ''),
    isComplete: () => fields.every(({ name, input }) => problemOf(name, input.value) === undefined),
    validate: () => {
      const wrong = fields.filter((field) => !field.check())[0];
      wrong?.input.focus();
      return wrong && problemOf(wrong.name, wrong.input.value);
    },
    toFields: (prefix) => toFields(text(), prefix),
    clear: () => {
      for (const { input } of fields) input.value = '';
      changed();
    },
    focus: () => fields[0]?.input.focus(),
    applyAppearance: (appearance) => applyAppearance(element, appearance),
  };
}
