import { newCardForm, type CardForm } from './card-form.js';
import type { Appearance } from './appearance.js';

type Handler = (event?: unknown) => void;

/** The payment element with the interface of Stripe.js. Its options have no effect. */
export class PaymentElement {
  readonly form: CardForm;
  private readonly handlers = new Map<string, Set<Handler>>();
  private isDestroyed = false;

  constructor(
    appearance: Appearance | undefined,
    private readonly forget: () => void,
  ) {
    this.form = newCardForm(() => this.emit('change', this.changeEvent()));
    this.form.applyAppearance(appearance);
    this.form.element.addEventListener('focusin', () => this.emit('focus', { elementType: 'payment' }));
    this.form.element.addEventListener('focusout', () => this.emit('blur', { elementType: 'payment' }));
  }

  mount(target: string | HTMLElement) {
    const place = typeof target === 'string' ? document.querySelector(target) : target;
    if (this.isDestroyed || !place)
      throw new Error('IntegrationError: there is no place to mount the element in.');
    place.replaceChildren(this.form.element);
    // Asynchronous, as with Stripe's frame, so that listeners added after mounting do not miss the events.
    queueMicrotask(() => this.emit('loaderstart', { elementType: 'payment' }));
    setTimeout(() => this.emit('ready', { elementType: 'payment' }));
  }

  unmount() {
    this.form.element.remove();
  }

  destroy() {
    this.unmount();
    this.isDestroyed = true;
    this.handlers.clear();
    this.forget();
  }

  on(name: string, handler: Handler) {
    const known = this.handlers.get(name) ?? new Set();
    this.handlers.set(name, known.add(handler));
    return this;
  }

  once(name: string, handler: Handler) {
    const only: Handler = (event) => {
      this.off(name, only);
      handler(event);
    };
    return this.on(name, only);
  }

  off(name: string, handler?: Handler) {
    if (handler) this.handlers.get(name)?.delete(handler);
    else this.handlers.delete(name);
    return this;
  }

  update() {
    return this;
  }

  focus() {
    this.form.focus();
  }

  blur() {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  clear() {
    this.form.clear();
  }

  collapse() {
    return this;
  }

  private changeEvent() {
    return {
      elementType: 'payment',
      collapsed: false,
      complete: this.form.isComplete(),
      empty: this.form.isEmpty(),
      value: { type: 'card' },
    };
  }

  private emit(name: string, event: unknown) {
    if (this.isDestroyed) return;
    for (const handler of [...(this.handlers.get(name) ?? [])]) handler(event);
  }
}
