import { failure, success } from './notice.js';

// Safety & account.

export const passwordChanged = success('Password Changed', 'You are signed out everywhere else.');
export const emailConfirmed = success('Email Confirmed', 'Emails will reach you there.');
export const changeUndone = success('Undone', 'We have sent you a link to a new password.');
export const findableChanged = success('Saved', 'This is who finds you from now on.');
export const picturesChanged = (isShown: boolean) =>
  success(
    'Saved',
    isShown
      ? 'Pictures from other websites are shown.'
      : 'Initials stand in for pictures from other websites.',
  );
export const findableFailed = failure('Not Saved', 'Please try again. Nothing has changed.');
export const notificationsChanged = success('Saved', 'This is what we notify you of from now on.');
export const unsubscribed = success('Turned off', 'You get no more emails of this kind.');
export const notificationsNotRead = failure('Not Marked as Read', 'Please try again. Nothing has changed.');
export const confirmationSent = (email: string) => success('Email Sent', `It is on its way to ${email}.`);
export const confirmationFailed = (detail = 'Please try again later.') => failure('Email Not Sent', detail);
export const secondStepOn = success('Second Step On', 'You are asked for a code whenever you log in.');
export const secondStepOff = success('Second Step Off', 'Your password alone logs you in.');
export const secondStepFailed = (detail = 'Please try again.') => failure('Second Step Not Set Up', detail);
export const sessionSignedOut = (device: string) => success('Signed Out', `${device} is signed out.`);
export const signOutFailed = (detail = 'Please try again.') => failure('Not Signed Out', detail);
export const copyAsked = success('Copy Asked For', 'You will find it here when it is ready.');
export const accountLeft = (day: string) =>
  success('Account Closed', `It is deleted on ${day}. Until then you can keep it by signing in.`);
export const accountKept = success('Account Kept', 'It is not deleted. Others can see you again.');
