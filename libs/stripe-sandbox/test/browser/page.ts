import { resolve } from 'node:path';
import type { StripeConstructor } from '@stripe/stripe-js';
import { JSDOM, VirtualConsole } from 'jsdom';
import { browserScript } from '../../build-browser.mjs';

export type Page = ReturnType<typeof openPage>;

/** A page with the stand-in's classic script run in it, as the product serves it. */
export function openPage(sandboxUrl: string) {
  const visited: string[] = [];
  // jsdom can't navigate; it says so, which is all a test needs.
  const virtualConsole = new VirtualConsole().on('jsdomError', ({ message }) => visited.push(message));
  const dom = new JSDOM('<main><div id="card"></div></main>', {
    url: 'http://localhost:3000/subscription/checkout?plan=premium',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
  });
  const { window } = dom;
  Object.assign(window, { fetch: globalThis.fetch, __wayfellowStripeSandbox: { url: sandboxUrl } });
  addDialogs(window);
  window.eval(browserScript(resolve(__dirname, '../../src/browser')));
  return {
    window,
    document: window.document,
    stripe: (window as unknown as { Stripe: StripeConstructor }).Stripe,
    visited,
    field: (label: string) => fieldOf(window.document, label),
    type: (label: string, text: string) => typeInto(window, label, text),
    fill: (number: string) => fillCard(window, number),
  };
}

/** jsdom knows the element, but not how it opens. */
function addDialogs(window: Window & typeof globalThis) {
  const { prototype } = window.HTMLDialogElement;
  prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
}

function fieldOf(document: Document, text: string): HTMLInputElement {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === text);
  const field = document.getElementById(label?.htmlFor ?? '');
  if (!field) throw new Error(`No field is labelled '${text}'`);
  return field as HTMLInputElement;
}

function typeInto(window: Window & typeof globalThis, label: string, text: string) {
  const input = fieldOf(window.document, label);
  input.focus();
  input.value = text;
  input.dispatchEvent(new window.Event('input', { bubbles: true }));
}

function fillCard(window: Window & typeof globalThis, number: string) {
  typeInto(window, 'Card number', number);
  typeInto(window, 'Expiration date', '12 / 40');
  typeInto(window, 'Security code', '123');
}

/** Resolves once `look` finds something in the page. */
export async function appearing<T>(page: Page, look: () => T | null | undefined): Promise<T> {
  const found = look();
  if (found) return found;
  return new Promise((resolve) => {
    const watcher = new page.window.MutationObserver(() => {
      const now = look();
      if (!now) return;
      watcher.disconnect();
      resolve(now);
    });
    watcher.observe(page.document, { childList: true, subtree: true, characterData: true });
  });
}
