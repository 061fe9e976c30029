import { failure, success } from './notice.js';

// Meeting plans and trusted contacts.

export const planMade = (name: string) => success('Plan Saved', `It is yours alone. ${name} is not told.`);
export const planShared = (contact: string) => success('Plan Shared', `${contact} gets an email with it.`);
export const planFailed = (detail = 'Please try again. What you wrote is still here.') =>
  failure('Plan Not Saved', detail);
export const planChangeFailed = (detail = 'Please try again.') => failure('Not Saved', detail);
export const planDeleted = success('Plan Deleted', 'Its link no longer works.');
export const saidFine = success(
  'Good to hear',
  'Anybody who was told that you had not answered hears it now.',
);
export const putOff = success('In an hour', 'We ask you again then.');
export const linkCopied = success('Link Copied', 'Anybody who has it can read the plan.');
export const linkNotCopied = failure('Link Not Copied', 'Copy it by hand from the field.');
export const contactNamed = (email: string) =>
  success('Email Sent', `We ask ${email} whether that is all right.`);
export const contactRemoved = success('Contact Removed', 'They get no more emails.');
