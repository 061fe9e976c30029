/** The part of Stripe's appearance options that the sandbox supports. */
export interface Appearance {
  theme?: string;
  variables?: Record<string, string>;
}

/** CSS variables by Stripe's names. Missing ones are inherited from the page. */
const variables: Record<string, string> = {
  colorPrimary: '--sandbox-primary',
  colorBackground: '--sandbox-background',
  colorText: '--sandbox-text',
  colorDanger: '--sandbox-danger',
  borderRadius: '--sandbox-radius',
  fontFamily: '--sandbox-font',
};

const sheetText = `
.stripe-sandbox { color: var(--sandbox-text, inherit); font-family: var(--sandbox-font, inherit); display: grid; gap: 16px; grid-template-columns: 1fr 1fr; text-align: start; }
.stripe-sandbox-note { grid-column: 1 / -1; margin: 0; font-size: 0.875rem; line-height: 1.5; padding: 12px; border: 1px dashed currentColor; border-radius: var(--sandbox-radius, 8px); }
.stripe-sandbox-field { display: grid; gap: 4px; align-content: start; min-width: 0; }
.stripe-sandbox-field[data-field='number'] { grid-column: 1 / -1; }
.stripe-sandbox-field label { font-size: 0.875rem; font-weight: 600; }
.stripe-sandbox-field input { box-sizing: border-box; width: 100%; min-height: 48px; padding: 0 12px; font: inherit; font-size: 1rem; color: inherit; background: var(--sandbox-background, transparent); border: 1px solid color-mix(in srgb, currentColor 55%, transparent); border-radius: var(--sandbox-radius, 8px); }
.stripe-sandbox-field input:focus-visible { outline: 3px solid var(--sandbox-primary, Highlight); outline-offset: 1px; }
.stripe-sandbox-field input[aria-invalid='true'] { border-color: var(--sandbox-danger, currentColor); border-width: 2px; }
.stripe-sandbox-problem { margin: 0; font-size: 0.875rem; color: var(--sandbox-danger, inherit); }
.stripe-sandbox-problem:empty { display: none; }
.stripe-sandbox-challenge { max-width: 26rem; padding: 24px; border: 1px solid; border-radius: var(--sandbox-radius, 12px); background: var(--sandbox-background, Canvas); color: var(--sandbox-text, CanvasText); font-family: var(--sandbox-font, inherit); }
.stripe-sandbox-challenge::backdrop { background: rgb(0 0 0 / 0.5); }
.stripe-sandbox-challenge h2 { margin: 0 0 12px; font-size: 1.25rem; }
.stripe-sandbox-challenge p { margin: 0 0 20px; line-height: 1.5; }
.stripe-sandbox-challenge button { min-height: 48px; padding: 0 20px; margin: 0 12px 0 0; font: inherit; font-weight: 600; color: inherit; background: transparent; border: 2px solid; border-radius: var(--sandbox-radius, 8px); cursor: pointer; }
.stripe-sandbox-challenge button:focus-visible { outline: 3px solid var(--sandbox-primary, Highlight); outline-offset: 2px; }
@media (max-width: 420px) { .stripe-sandbox { grid-template-columns: 1fr; } }
`;

let isInstalled = false;

/** Adds the style sheet through the CSSOM: a CSP without unsafe-inline would block a style element or attribute. */
export function installStyles() {
  if (isInstalled || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  isInstalled = true;
}

/** Applies the page's appearance options to one element. */
export function applyAppearance(element: HTMLElement, appearance: Appearance | undefined) {
  for (const [name, ours] of Object.entries(variables)) {
    const value = appearance?.variables?.[name];
    if (value) element.style.setProperty(ours, value);
    else element.style.removeProperty(ours);
  }
}
