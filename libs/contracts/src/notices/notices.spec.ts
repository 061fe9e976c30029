import { fetchErrors } from './fetch-errors.js';
import * as notices from './index.js';

// The table in the specification's section 8, row by row: title, text, and whether it is destructive.
test.each([
  [notices.loggedIn('Ana'), 'Login Successful', 'Welcome back, Ana!', false],
  [notices.loginFailed(), 'Login Failed', 'Invalid username or password', true],
  [notices.loginFailed('Down'), 'Login Failed', 'Down', true],
  [
    notices.registered,
    'Registration Successful',
    'Your account has been created. Welcome to Wayfellow!',
    false,
  ],
  [notices.registrationFailed(), 'Registration Failed', 'Could not create account. Please try again.', false],
  [notices.registrationFailed('Taken'), 'Registration Failed', 'Taken', false],
  [notices.loggedOut, 'Logged Out', 'You have been successfully logged out.', false],
  [notices.logoutFailed, 'Logout Failed', 'There was an issue logging out. Please try again.', false],
  [
    notices.connectNeedsLogin,
    'Login Required',
    'Please login or create an account to connect with travelers.',
    true,
  ],
  [
    notices.connectFailed(),
    'Connection Failed',
    'There was an error sending the connection request. Please try again.',
    true,
  ],
  [notices.connected('Ben'), 'Connection Request Sent!', "You've sent a connection request to Ben.", false],
  [notices.profileFailed(), 'Update Failed', 'Could not update profile. Please try again.', true],
  [notices.profileFailed('Taken'), 'Update Failed', 'Taken', true],
  [notices.matchAccepted, 'Match Accepted', 'You can now message each other and plan your trip!', false],
  [notices.matchDeclined, 'Match Declined', 'The match request has been declined.', false],
  [
    notices.answerFailed,
    'Failed to Respond',
    'There was a problem processing your response. Please try again.',
    false,
  ],
  [notices.messageFailed, 'Message Failed', 'Could not send your message. Please try again.', false],
  [notices.tipFailed, 'Failed to create tip', 'Please try again later.', false],
  [notices.tipCreated, 'Success!', 'Your travel tip has been shared with the community.', false],
  [
    notices.subscriptionStatusFailed,
    'Failed to load subscription information',
    'Please try again later.',
    false,
  ],
  [notices.cancelStatusFailed, 'Failed to load subscription information', 'Please try again later.', true],
  [notices.plansNeedLogin, 'Login Required', 'Please login or sign up to subscribe', false],
  [
    notices.alreadyFree,
    "You're already on the Free plan",
    'Upgrade to Premium for additional features',
    false,
  ],
  [notices.invalidPlan, 'Invalid subscription plan', 'Please select a valid subscription plan', true],
  [notices.paymentInitFailed, 'Failed to initialize payment', 'Please try again later', true],
  [notices.cancelFailed, 'Failed to cancel subscription', 'Please try again later', true],
  [
    notices.cancelled,
    'Subscription cancelled',
    'Your subscription has been cancelled but will remain active until the end of the current billing period',
    false,
  ],
  [
    notices.noSubscription,
    'No active subscription',
    "You don't have an active subscription to cancel",
    false,
  ],
  [
    notices.quizFailed,
    'Something went wrong',
    "We couldn't save your travel preferences. Please try again.",
    true,
  ],
  [notices.quizNeedsLogin, 'Login Required', 'Please log in to access the travel compatibility quiz', false],
  [notices.quizSaveNeedsLogin, 'Login Required', 'Please log in to save your travel preferences', false],
  [notices.profileNeedsLogin, 'Authentication Required', 'Please log in to view your profile', true],
  [notices.matchesNeedLogin, 'Authentication Required', 'Please log in to view your matches', true],
  [notices.messagesNeedLogin, 'Authentication Required', 'Please log in to view your messages', true],
])('%j', (notice, title, description, isDestructive) => {
  expect(notice).toMatchObject({ title, description });
  expect(notice.severity === 'error').toBe(isDestructive);
  if (/Fail|Required/.test(title)) expect(notice.severity).not.toBe('success');
});

test('what a failed reading says is what the specification says', () => {
  expect(Object.values(fetchErrors)).toEqual([
    'Failed to fetch destinations',
    'Failed to fetch destination',
    'Failed to fetch travel tips',
  ]);
});
