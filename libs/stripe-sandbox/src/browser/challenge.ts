import { applyAppearance, installStyles, type Appearance } from './appearance.js';

const TITLE = 'Sandbox: 3-D Secure';
const TEXT = 'Your bank would now ask you whether this payment is yours. Choose how that ends.';

function newButton(text: string, clicked: () => void) {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  button.addEventListener('click', clicked);
  return button;
}

/** Shows the 3-D Secure dialog. Closing it counts as a failure. */
export function askPayer(appearance?: Appearance): Promise<'complete' | 'fail'> {
  installStyles();
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.className = 'stripe-sandbox-challenge';
    const answer = (outcome: 'complete' | 'fail') => {
      dialog.remove();
      resolve(outcome);
    };
    const title = Object.assign(document.createElement('h2'), {
      textContent: TITLE,
      id: 'stripe-sandbox-challenge',
    });
    dialog.setAttribute('aria-labelledby', title.id);
    const complete = newButton('Complete', () => answer('complete'));
    dialog.append(
      title,
      Object.assign(document.createElement('p'), { textContent: TEXT }),
      complete,
      newButton('Fail', () => answer('fail')),
    );
    dialog.addEventListener('cancel', () => answer('fail'));
    applyAppearance(dialog, appearance);
    document.body.append(dialog);
    dialog.showModal();
    complete.focus();
  });
}
