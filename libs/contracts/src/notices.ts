import { PRODUCT_NAME } from './product.js';

/** The content of a toast. */
export interface Notice {
  readonly title: string;
  readonly description: string;
  /** Determines the look. An error, which the specification calls destructive, is announced assertively. */
  readonly severity: 'success' | 'info' | 'warning' | 'error';
}

const notice =
  (severity: Notice['severity']) =>
  (title: string, description: string): Notice => ({ title, description, severity });
const success = notice('success');
const info = notice('info');
/** A failure that the specification does not call destructive. */
const warning = notice('warning');
const failure = notice('error');

/** Every toast, by situation: those of the specification's section 8, then those of the account. */
export const notices = {
  loggedIn: (name: string) => success('Login Successful', `Welcome back, ${name}!`),
  loginFailed: (detail = 'Invalid username or password') => failure('Login Failed', detail),
  registered: success(
    'Registration Successful',
    `Your account has been created. Welcome to ${PRODUCT_NAME}!`,
  ),
  registrationFailed: (detail = 'Could not create account. Please try again.') =>
    warning('Registration Failed', detail),
  loggedOut: success('Logged Out', 'You have been successfully logged out.'),
  logoutFailed: warning('Logout Failed', 'There was an issue logging out. Please try again.'),
  sessionEnded: info('Please log in again', 'Your session has ended, here or in another tab.'),
  connectNeedsLogin: failure(
    'Login Required',
    'Please login or create an account to connect with travelers.',
  ),
  connectFailed: (detail = 'There was an error sending the connection request. Please try again.') =>
    failure('Connection Failed', detail),
  connected: (name: string) =>
    success('Connection Request Sent!', `You've sent a connection request to ${name}.`),
  profileUpdated: success('Profile Updated', 'Your profile has been saved.'),
  profileFailed: (detail = 'Could not update profile. Please try again.') => failure('Update Failed', detail),
  matchAccepted: success('Match Accepted', 'You can now message each other and plan your trip!'),
  matchDeclined: info('Match Declined', 'The match request has been declined.'),
  answerFailed: warning(
    'Failed to Respond',
    'There was a problem processing your response. Please try again.',
  ),
  messageFailed: warning('Message Failed', 'Could not send your message. Please try again.'),
  tipFailed: warning('Failed to create tip', 'Please try again later.'),
  tipCreated: success('Success!', 'Your travel tip has been shared with the community.'),
  subscriptionStatusFailed: warning('Failed to load subscription information', 'Please try again later.'),
  /** The same on the cancel page, which redirects away. */
  cancelStatusFailed: failure('Failed to load subscription information', 'Please try again later.'),
  plansNeedLogin: info('Login Required', 'Please login or sign up to subscribe'),
  alreadyFree: info("You're already on the Free plan", 'Upgrade to Premium for additional features'),
  invalidPlan: failure('Invalid subscription plan', 'Please select a valid subscription plan'),
  paymentInitFailed: failure('Failed to initialize payment', 'Please try again later'),
  cancelFailed: failure('Failed to cancel subscription', 'Please try again later'),
  cancelled: success(
    'Subscription cancelled',
    'Your subscription has been cancelled but will remain active until the end of the current billing period',
  ),
  noSubscription: info('No active subscription', "You don't have an active subscription to cancel"),
  quizFailed: failure('Something went wrong', "We couldn't save your travel preferences. Please try again."),
  quizNeedsLogin: info('Login Required', 'Please log in to access the travel compatibility quiz'),
  quizSaveNeedsLogin: info('Login Required', 'Please log in to save your travel preferences'),
  profileNeedsLogin: failure('Authentication Required', 'Please log in to view your profile'),
  matchesNeedLogin: failure('Authentication Required', 'Please log in to view your matches'),
  messagesNeedLogin: failure('Authentication Required', 'Please log in to view your messages'),
  passwordChanged: success('Password Changed', 'You are signed out everywhere else.'),
  emailConfirmed: success('Email Confirmed', 'Emails will reach you there.'),
  emailRestored: success('Your email is back', 'We have sent you a link to a new password.'),
  blocked: success('Blocked', 'You can undo it in Safety & account.'),
  reported: success('Report Sent', 'Thank you. We will tell you what we decided.'),
  reportFailed: (detail = 'Please try again. What you wrote is still here.') =>
    failure('Report Not Sent', detail),
  complained: success('Objection Sent', 'Somebody else will read your report again.'),
  complaintFailed: (detail = 'Please try again. What you wrote is still here.') =>
    failure('Objection Not Sent', detail),
  decided: success('Decided', 'Everybody whom it concerns is told.'),
  decisionFailed: (detail = 'Please try again. What you wrote is still here.') =>
    failure('Not Decided', detail),
  appealed: success('Appeal Sent', 'Somebody else will decide, most within three days.'),
  appealFailed: (detail = 'Please try again. What you wrote is still here.') =>
    failure('Appeal Not Sent', detail),
  referenceSent: (name: string) =>
    success('Sent', `${name} reads it once both of you have written, or after two weeks.`),
  referencesShown: (name: string) => success('Sent', `Both of you have written. It is on ${name}’s page.`),
  referenceNotShown: success('Sent', 'Nothing of it is shown to anybody.'),
  referenceFailed: (detail = 'Please try again. What you wrote is still here.') =>
    failure('Not Sent', detail),
  referenceWithdrawn: success('Withdrawn', 'What you wrote is gone.'),
  withdrawFailed: failure('Not Withdrawn', 'Please try again. Nothing has changed.'),
  replySent: success('Reply Sent', 'Everybody who reads the text reads it, too.'),
  replyFailed: (detail = 'Please try again. What you wrote is still here.') =>
    failure('Reply Not Sent', detail),
  unblocked: (name: string) => success('Unblocked', `You and ${name} can see each other again.`),
  blockFailed: failure('Not Blocked', 'Please try again. Nothing has changed.'),
  unblockFailed: failure('Not Unblocked', 'Please try again. Nothing has changed.'),
  findableChanged: success('Saved', 'This is who finds you from now on.'),
  picturesChanged: (isShown: boolean) =>
    success(
      'Saved',
      isShown
        ? 'Pictures from other websites are shown.'
        : 'Initials stand in for pictures from other websites.',
    ),
  findableFailed: failure('Not Saved', 'Please try again. Nothing has changed.'),
  notificationsChanged: success('Saved', 'This is what we notify you of from now on.'),
  unsubscribed: success('Turned off', 'You get no more emails of this kind.'),
  notificationsNotRead: failure('Not Marked as Read', 'Please try again. Nothing has changed.'),
  travelerNeedsLogin: failure('Login Required', 'Please log in to view this profile'),
  confirmationSent: (email: string) => success('Email Sent', `It is on its way to ${email}.`),
  confirmationFailed: (detail = 'Please try again later.') => failure('Email Not Sent', detail),
  secondStepOn: success('Second Step On', 'You are asked for a code whenever you log in.'),
  secondStepOff: success('Second Step Off', 'Your password alone logs you in.'),
  secondStepFailed: (detail = 'Please try again.') => failure('Second Step Not Set Up', detail),
  sessionSignedOut: (device: string) => success('Signed Out', `${device} is signed out.`),
  planMade: (name: string) => success('Plan Saved', `It is yours alone. ${name} is not told.`),
  planShared: (contact: string) => success('Plan Shared', `${contact} gets an email with it.`),
  planFailed: (detail = 'Please try again. What you wrote is still here.') =>
    failure('Plan Not Saved', detail),
  planChangeFailed: (detail = 'Please try again.') => failure('Not Saved', detail),
  planDeleted: success('Plan Deleted', 'Its link no longer works.'),
  saidFine: success('Good to hear', 'Whoever was told that you had not answered hears it now.'),
  putOff: success('In an hour', 'We ask you again then.'),
  linkCopied: success('Link Copied', 'Whoever has it can read the plan.'),
  linkNotCopied: failure('Link Not Copied', 'Copy it by hand from the field.'),
  contactNamed: (email: string) => success('Email Sent', `We ask ${email} whether that is all right.`),
  contactRemoved: success('Contact Removed', 'They get no more emails.'),
  copyAsked: success('Copy Asked For', 'An email tells you when it is ready.'),
  accountLeft: (day: string) =>
    success('Account Closed', `It is deleted on ${day}. Until then you can keep it by signing in.`),
  accountKept: success('Account Kept', 'It is not deleted. Others can see you again.'),
  signOutFailed: (detail = 'Please try again.') => failure('Not Signed Out', detail),
} as const;

/** Toasts about a user's own picture; apart from the others, since only its dialog loads them. */
export const photoNotices = {
  saved: success('Photo Saved', 'This is how others see you from now on.'),
  posterSaved: success('Poster Saved', 'This is how others see you from now on.'),
  removed: success('Picture Removed', 'Your initial stands in for it.'),
  notRemoved: (detail = 'Please try again. Nothing has changed.') => failure('Picture Not Removed', detail),
} as const;

/** Toasts about passkeys; apart from the others, since only the account's screen loads them. */
export const passkeyNotices = {
  added: success('Passkey Added', 'You are asked for it, or a code, whenever you log in.'),
  notAdded: (detail = 'Nothing was added. Please try again.') => failure('Passkey Not Added', detail),
  removed: success('Passkey Removed', 'It no longer logs anybody in.'),
  codesOff: success('Codes Turned Off', 'Your passkey is still asked for whenever you log in.'),
} as const;

/** Messages for failed reads without a more specific one; specification section 8, 'Other errors'. */
export const fetchErrors = {
  destinations: 'Failed to fetch destinations',
  destination: 'Failed to fetch destination',
  tips: 'Failed to fetch travel tips',
} as const;
