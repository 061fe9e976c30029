import type { PaymentError } from './api.js';
import type { Appearance } from './appearance.js';
import { PaymentElement } from './payment-element.js';

export interface ElementsOptions {
  clientSecret?: string;
  appearance?: Appearance;
}

/** The elements of one payment; the sandbox only has the payment element. */
export class Elements {
  readonly clientSecret: string;
  private element: PaymentElement | null = null;
  appearance: Appearance | undefined;

  constructor(options: ElementsOptions = {}) {
    this.clientSecret = options.clientSecret ?? '';
    this.appearance = options.appearance;
  }

  create(type: string): PaymentElement {
    if (type !== 'payment') throw new Error(`IntegrationError: the sandbox has no ${type} element.`);
    if (this.element) throw new Error('IntegrationError: Can only create one Element of type payment.');
    this.element = new PaymentElement(this.appearance, () => (this.element = null));
    return this.element;
  }

  getElement(type: unknown): PaymentElement | null {
    return type === 'payment' || typeof type === 'function' ? this.element : null;
  }

  update(options: ElementsOptions) {
    if (!options.appearance) return;
    this.appearance = options.appearance;
    this.element?.form.applyAppearance(this.appearance);
  }

  fetchUpdates(): Promise<{ error?: PaymentError }> {
    return Promise.resolve({});
  }

  /** Validates the fields; pages call it before confirming. */
  submit(): Promise<{ error?: PaymentError; selectedPaymentMethod?: string }> {
    const error = this.element?.form.validate();
    return Promise.resolve(error ? { error } : { selectedPaymentMethod: 'card' });
  }
}
