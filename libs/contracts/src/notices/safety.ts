import { failure, success } from './notice.js';

// Blocks, reports and decisions.

export const blocked = success('Blocked', 'You can undo it in Safety & account.');
export const unblocked = (name: string) => success('Unblocked', `You and ${name} can see each other again.`);
export const blockFailed = failure('Not Blocked', 'Please try again. Nothing has changed.');
export const unblockFailed = failure('Not Unblocked', 'Please try again. Nothing has changed.');
export const reported = success('Report Sent', 'Thank you. We will tell you what we decided.');
export const reportFailed = (detail = 'Please try again. What you wrote is still here.') =>
  failure('Report Not Sent', detail);
export const complained = success('Objection Sent', 'Somebody else will read your report again.');
export const complaintFailed = (detail = 'Please try again. What you wrote is still here.') =>
  failure('Objection Not Sent', detail);
export const decided = success('Decided', 'Everybody whom it concerns is told.');
export const decisionFailed = (detail = 'Please try again. What you wrote is still here.') =>
  failure('Not Decided', detail);
export const previewFailed = (detail = 'Please try again.') => failure('No Preview', detail);
export const noted = success('Noted', 'The log of the case says that you told the authorities.');
export const notNoted = (detail = 'Please try again.') => failure('Not Noted', detail);
export const appealed = success('Appeal Sent', 'Somebody else will decide, most within three days.');
export const appealFailed = (detail = 'Please try again. What you wrote is still here.') =>
  failure('Appeal Not Sent', detail);
