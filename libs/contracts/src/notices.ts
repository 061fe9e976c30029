import { PRODUCT_NAME } from './product.js';

/** What a toast says. Destructive ones are announced at once. */
export interface Notice {
  readonly title: string;
  readonly description: string;
  readonly destructive?: boolean;
}

const notice = (title: string, description: string): Notice => ({ title, description });
const failure = (title: string, description: string): Notice => ({ title, description, destructive: true });

/** Every toast and notice of the specification's section 8, by situation; destructive where it says so. */
export const notices = {
  loggedIn: (name: string) => notice('Login Successful', `Welcome back, ${name}!`),
  loginFailed: (detail = 'Invalid username or password') => failure('Login Failed', detail),
  registered: notice('Registration Successful', `Your account has been created. Welcome to ${PRODUCT_NAME}!`),
  registrationFailed: (detail = 'Could not create account. Please try again.') =>
    notice('Registration Failed', detail),
  loggedOut: notice('Logged Out', 'You have been successfully logged out.'),
  logoutFailed: notice('Logout Failed', 'There was an issue logging out. Please try again.'),
  connectNeedsLogin: failure(
    'Login Required',
    'Please login or create an account to connect with travelers.',
  ),
  connectFailed: (detail = 'There was an error sending the connection request. Please try again.') =>
    failure('Connection Failed', detail),
  connected: (name: string) =>
    notice('Connection Request Sent!', `You've sent a connection request to ${name}.`),
  profileUpdated: notice('Profile Updated', 'Your profile has been saved.'),
  profileFailed: (detail = 'Could not update profile. Please try again.') => failure('Update Failed', detail),
  matchAccepted: notice('Match Accepted', 'You can now message each other and plan your trip!'),
  matchDeclined: notice('Match Declined', 'The match request has been declined.'),
  answerFailed: notice(
    'Failed to Respond',
    'There was a problem processing your response. Please try again.',
  ),
  messageFailed: notice('Message Failed', 'Could not send your message. Please try again.'),
  tipFailed: notice('Failed to create tip', 'Please try again later.'),
  tipCreated: notice('Success!', 'Your travel tip has been shared with the community.'),
  subscriptionStatusFailed: notice('Failed to load subscription information', 'Please try again later.'),
  /** The same on the cancel page, which it leaves. */
  cancelStatusFailed: failure('Failed to load subscription information', 'Please try again later.'),
  plansNeedLogin: notice('Login Required', 'Please login or sign up to subscribe'),
  alreadyFree: notice("You're already on the Free plan", 'Upgrade to Premium for additional features'),
  invalidPlan: failure('Invalid subscription plan', 'Please select a valid subscription plan'),
  paymentInitFailed: failure('Failed to initialize payment', 'Please try again later'),
  cancelFailed: failure('Failed to cancel subscription', 'Please try again later'),
  cancelled: notice(
    'Subscription cancelled',
    'Your subscription has been cancelled but will remain active until the end of the current billing period',
  ),
  noSubscription: notice('No active subscription', "You don't have an active subscription to cancel"),
  quizFailed: failure('Something went wrong', "We couldn't save your travel preferences. Please try again."),
  quizNeedsLogin: notice('Login Required', 'Please log in to access the travel compatibility quiz'),
  quizSaveNeedsLogin: notice('Login Required', 'Please log in to save your travel preferences'),
  profileNeedsLogin: failure('Authentication Required', 'Please log in to view your profile'),
  matchesNeedLogin: failure('Authentication Required', 'Please log in to view your matches'),
  messagesNeedLogin: failure('Authentication Required', 'Please log in to view your messages'),
} as const;

/** What a failed reading says when the screen has nothing better; specification section 8, 'Other errors'. */
export const fetchErrors = {
  destinations: 'Failed to fetch destinations',
  destination: 'Failed to fetch destination',
  tips: 'Failed to fetch travel tips',
} as const;
