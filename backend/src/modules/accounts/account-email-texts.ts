import { PRODUCT_NAME, limits } from '@wayfellow/contracts';

interface Text {
  subject: string;
  text: string;
}
interface Named {
  username: string;
  /** Undefined where the address is not confirmed: a stranger is not greeted by a name that somebody else chose. */
  name: string | undefined;
  link: string;
}
interface SignIn extends Named {
  device: string;
  at: Date;
}

/** Enough for the owner to recognize it, and no more. */
const masked = (email: string): string => {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${domain}`;
};

const timeOf = (moment: Date): string =>
  `${moment.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

const toPerson = (name: string | undefined, ...paragraphs: string[]): string =>
  [name === undefined ? 'Hello,' : `Hello ${name},`, ...paragraphs, PRODUCT_NAME].join('\n\n') + '\n';

const wasItNotYou = (link: string) =>
  `Was it not you? Sign out what you do not know and change your password: ${link}`;

const undo = (link: string) => [
  `Was it not you? Undo: ${link}`,
  `The link works for ${limits.undoLinkDays} days. It brings this address back, removes a second step that was added since or in the day before, and signs your account out everywhere. Then you choose a new password.`,
];

/** The emails about an account, in plain words. */
export const accountEmails = {
  confirm: ({ username, link }: Omit<Named, 'name'>): Text => ({
    subject: 'Confirm your email',
    text: `Somebody, we hope you, signed up as ${username}. Confirm: ${link}\n\nIf it was not you, do nothing.\n\n${PRODUCT_NAME}\n`,
  }),
  emailChanged: ({ name, link, newEmail }: Named & { newEmail: string }): Text => ({
    subject: 'Your email was changed',
    text: toPerson(name, `Your email was changed to ${masked(newEmail)}.`, ...undo(link)),
  }),
  reset: ({ username, name, link }: Named): Text => ({
    subject: 'A new password',
    text: toPerson(
      name,
      `Choose a new password for ${username} here: ${link}`,
      `It works once, for ${limits.resetLinkMinutes} minutes. If you did not ask, nothing has changed.`,
    ),
  }),
  passwordChanged: ({ name, link, device, at }: SignIn): Text => ({
    subject: 'Your password was changed',
    text: toPerson(name, `Your password was changed with ${device}, ${timeOf(at)}.`, wasItNotYou(link)),
  }),
  secondStepOff: ({ name, link, device, at }: SignIn): Text => ({
    subject: 'Your second step was turned off',
    text: toPerson(name, `Your second step was turned off with ${device}, ${timeOf(at)}.`, wasItNotYou(link)),
  }),
  secondStepOn: ({ name, link, device, at }: SignIn): Text => ({
    subject: 'Your second step was turned on',
    text: toPerson(
      name,
      `Codes from a phone were turned on as your second step with ${device}, ${timeOf(at)}.`,
      ...undo(link),
    ),
  }),
  passkeyAdded: ({ name, link, device, at }: SignIn): Text => ({
    subject: 'A passkey was added',
    text: toPerson(name, `A passkey was added to your account with ${device}, ${timeOf(at)}.`, ...undo(link)),
  }),
  newDevice: ({ name, link, device, at }: SignIn): Text => ({
    subject: 'New sign-in',
    text: toPerson(
      name,
      `Somebody signed in to your account with ${device}, ${timeOf(at)}.`,
      wasItNotYou(link),
    ),
  }),
};
