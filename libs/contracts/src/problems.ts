import { limits } from './limits.js';

interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** The sentence shown to users. */
  readonly detail: string;
}

const problem = (status: number, title: string, detail: string): ProblemKind => ({ status, title, detail });

/**
 * Every error response of the API, by code: RFC 9457 problem details with `type` '/problems/{code}'.
 * The live channel's `error` frames carry the same codes and sentences.
 */
export const problems = {
  'not-json': problem(400, 'Bad Request', 'Request body is not valid JSON'),
  'invalid-input': problem(400, 'Invalid input', 'Some fields need your attention.'),
  'invalid-frame': problem(400, 'Invalid frame', 'The frame could not be understood.'),
  'self-connect': problem(400, 'Bad Request', 'You cannot connect with yourself.'),
  'self-block': problem(400, 'Bad Request', 'You cannot block yourself.'),
  'self-report': problem(400, 'Bad Request', 'You cannot report yourself.'),
  'self-reference': problem(400, 'Bad Request', 'You cannot write about yourself.'),
  'unknown-plan': problem(400, 'Bad Request', 'Please select a valid subscription plan'),
  'push-service': problem(400, 'Bad Request', 'The push service of this device is not supported.'),
  'link-expired': problem(400, 'Bad Request', 'This link no longer works. Ask for a new one.'),
  'picture-small': problem(
    400,
    'Bad Request',
    `Pictures must be at least ${limits.photoSide.min} by ${limits.photoSide.min} pixels.`,
  ),
  'picture-unreadable': problem(400, 'Bad Request', 'This picture could not be read. Please try another.'),
  'bad-signature': problem(400, 'Bad Request', 'The signature of this event is not valid.'),
  'not-signed-in': problem(401, 'Unauthorized', 'Please log in'),
  'wrong-credentials': problem(401, 'Unauthorized', 'Invalid username or password'),
  'second-factor-required': problem(401, 'Unauthorized', 'Enter the code from your phone.'),
  forbidden: problem(403, 'Forbidden', 'You may not do this.'),
  'wrong-password': problem(403, 'Forbidden', 'Your current password is not right.'),
  'wrong-code': problem(403, 'Forbidden', 'This code is not right. Wait for the next one and try again.'),
  'wrong-passkey': problem(403, 'Forbidden', 'This passkey was not accepted. Please try again.'),
  'confirm-second-factor': problem(403, 'Forbidden', 'Confirm it is you with your second step.'),
  'account-held': problem(
    403,
    'Forbidden',
    'You can send requests again once we have read the reports about you.',
  ),
  /** `DATE` is replaced by the day on which the suspension ends. */
  'account-suspended': problem(403, 'Forbidden', 'Your account is suspended until DATE.'),
  'registration-refused': problem(403, 'Forbidden', 'We cannot open an account for this address.'),
  'account-banned': problem(403, 'Forbidden', 'Your account has been closed.'),
  'account-leaving': problem(403, 'Forbidden', 'Your account is being deleted. Keep it to use it again.'),
  'traveler-away': problem(403, 'Forbidden', 'This traveler cannot be reached.'),
  'traveler-left': problem(403, 'Forbidden', 'This traveler has left Wayfellow.'),
  'foreign-origin': problem(403, 'Forbidden', 'Requests from other sites are refused.'),
  'not-matched': problem(403, 'Forbidden', 'You can only message travelers you have matched with.'),
  'meeting-not-matched': problem(
    403,
    'Forbidden',
    'You can plan a meeting with travelers you have matched with.',
  ),
  'own-tip': problem(403, 'Forbidden', 'You cannot upvote your own tip.'),
  'not-recipient': problem(403, 'Forbidden', 'Only the recipient can answer a connection request.'),
  'premium-required': problem(403, 'Forbidden', 'Premium subscription required'),
  'not-member': problem(403, 'Forbidden', 'Only members can do this.'),
  'conversation-closed': problem(403, 'Forbidden', 'This chat has closed.'),
  'cannot-add': problem(403, 'Forbidden', 'This traveler cannot be added.'),
  'not-there': problem(403, 'Forbidden', 'You can offer a meetup where and when you have a trip.'),
  'host-stays': problem(403, 'Forbidden', 'A host can cancel the meetup, but not leave it.'),
  'not-host': problem(403, 'Forbidden', 'Only the host can do this.'),
  'not-found': problem(404, 'Not Found', 'There is nothing here.'),
  'unknown-user': problem(404, 'Not Found', 'This traveler does not exist.'),
  'unknown-destination': problem(
    404,
    'Not Found',
    "The destination you're looking for doesn't exist or has been removed.",
  ),
  'unknown-trip': problem(404, 'Not Found', 'This trip does not exist.'),
  'unknown-meetup': problem(404, 'Not Found', 'This meetup is for travelers who are there on that day.'),
  'unknown-route': problem(404, 'Not Found', 'This route does not exist.'),
  'unknown-conversation': problem(404, 'Not Found', 'This conversation does not exist.'),
  'unknown-interest': problem(404, 'Not Found', 'This interest does not exist.'),
  'unknown-match': problem(404, 'Not Found', 'This connection request does not exist.'),
  'unknown-tip': problem(404, 'Not Found', 'This tip does not exist.'),
  'unknown-session': problem(404, 'Not Found', 'This sign-in has already ended.'),
  'unknown-passkey': problem(404, 'Not Found', 'This passkey does not exist.'),
  'unknown-message': problem(404, 'Not Found', 'This message does not exist.'),
  'unknown-meeting': problem(404, 'Not Found', 'This plan does not exist.'),
  'unknown-export': problem(404, 'Not Found', 'This copy does not exist, or no longer.'),
  'unknown-contact': problem(404, 'Not Found', 'This contact does not exist.'),
  'unknown-report': problem(404, 'Not Found', 'This report does not exist.'),
  'unknown-case': problem(404, 'Not Found', 'This case does not exist.'),
  'unknown-decision': problem(404, 'Not Found', 'This decision does not exist.'),
  'unknown-photo': problem(404, 'Not Found', 'This photo does not exist.'),
  'unknown-reference': problem(404, 'Not Found', 'This text does not exist.'),
  'wrong-method': problem(405, 'Method Not Allowed', 'This address does not take that method.'),
  'username-taken': problem(409, 'Conflict', 'This username is already taken.'),
  'email-taken': problem(409, 'Conflict', 'This email address is already in use.'),
  'request-exists': problem(409, 'Conflict', 'You have already sent a connection request to this traveler.'),
  'already-matched': problem(409, 'Conflict', 'You are already connected with this traveler.'),
  'request-declined': problem(409, 'Conflict', 'This traveler has declined your connection request.'),
  'request-answered': problem(409, 'Conflict', 'This connection request was already answered.'),
  'too-many-trips': problem(
    409,
    'Conflict',
    `You can have at most ${limits.tripsPerUser} trips. Delete one to add another.`,
  ),
  'too-many-tips': problem(
    409,
    'Conflict',
    `You can share at most ${limits.tipsPerDestination} tips on a destination.`,
  ),
  'too-many-plans': problem(409, 'Conflict', 'You can have three plans at a time.'),
  'route-changed': problem(409, 'Conflict', 'This route has changed. Read it again.'),
  'group-full': problem(409, 'Conflict', `A group can have at most ${limits.group.people} people.`),
  'meetup-changed': problem(409, 'Conflict', 'This meetup has changed. Read it again.'),
  'meetup-closed': problem(409, 'Conflict', 'This meetup takes nobody any more.'),
  'meetup-cancelled': problem(409, 'Conflict', 'This meetup was cancelled.'),
  'meetup-over': problem(409, 'Conflict', 'This meetup is over.'),
  'meetup-started': problem(409, 'Conflict', 'This meetup has begun.'),
  'plan-ended': problem(409, 'Conflict', 'This plan has ended.'),
  'contact-waits': problem(
    409,
    'Conflict',
    'Your contact was told that you have not answered. Say that you are fine first.',
  ),
  'no-putting-off': problem(409, 'Conflict', 'You can put it off twice, when we ask whether you are fine.'),
  'too-many-contacts': problem(
    409,
    'Conflict',
    `You can have at most ${limits.trustedContacts} trusted contacts. Remove one to add another.`,
  ),
  'contact-exists': problem(409, 'Conflict', 'You have already named this address.'),
  'contact-not-asked': problem(
    409,
    'Conflict',
    'We cannot ask this address. You can still share the link of a plan yourself.',
  ),
  'not-decided': problem(409, 'Conflict', 'There is no decision yet.'),
  'case-changed': problem(409, 'Conflict', 'Somebody else has worked on this case. Read it again.'),
  'conflict-of-interest': problem(409, 'Conflict', 'You know this person. Leave this case to somebody else.'),
  'already-appealed': problem(409, 'Conflict', 'You have already appealed against this decision.'),
  'appeal-over': problem(409, 'Conflict', 'The time to appeal is over.'),
  'not-yet': problem(409, 'Conflict', 'You can write a day after you were matched.'),
  'reference-written': problem(409, 'Conflict', 'You have already written about these days.'),
  'reference-closed': problem(409, 'Conflict', 'The two weeks to write about these days are over.'),
  'reply-written': problem(409, 'Conflict', 'You have already replied to this.'),
  'second-step-on': problem(409, 'Conflict', 'Your second step is on already.'),
  'no-second-step': problem(409, 'Conflict', 'Your second step has not been set up.'),
  'too-many-passkeys': problem(
    409,
    'Conflict',
    `You can have at most ${limits.passkeysPerUser} passkeys. Remove one to add another.`,
  ),
  'passkey-exists': problem(409, 'Conflict', 'This passkey was added before.'),
  'passkeys-unavailable': problem(
    409,
    'Conflict',
    'Passkeys need a fixed https address, which is not set up here.',
  ),
  'already-subscribed': problem(409, 'Conflict', 'You are already a Premium subscriber.'),
  'no-subscription': problem(409, 'Conflict', "You don't have an active subscription to cancel"),
  'too-large': problem(413, 'Content Too Large', 'Request is too large'),
  'picture-large': problem(
    413,
    'Content Too Large',
    `Pictures can be at most ${limits.photoBytes / 1024 / 1024} MB.`,
  ),
  'not-json-type': problem(415, 'Unsupported Media Type', 'Send JSON'),
  'picture-type': problem(415, 'Unsupported Media Type', 'Please choose a JPEG, PNG or WebP picture.'),
  'free-plan-limit': problem(
    429,
    'Too Many Requests',
    `Free plan is limited to ${limits.freeRequestsPerDay} matches per day. Upgrade to Premium for unlimited matches.`,
  ),
  /** `COUNT` is replaced by the limit, which is lower for new accounts. */
  'trips-per-day': problem(429, 'Too Many Requests', 'You can add COUNT trips a day.'),
  'coming-trips': problem(429, 'Too Many Requests', 'You can have COUNT coming trips.'),
  'too-many-meetups': problem(429, 'Too Many Requests', 'You can host COUNT meetups at a time.'),
  'too-many-offers': problem(429, 'Too Many Requests', 'You can offer COUNT meetups a day.'),
  'too-many-joins': problem(429, 'Too Many Requests', 'You can join COUNT meetups a day.'),
  'too-many-waits': problem(429, 'Too Many Requests', 'You can wait for COUNT meetups at a time.'),
  'export-limit': problem(429, 'Too Many Requests', 'You can have one copy a day.'),
  /** `N` is replaced by the seconds of Retry-After. */
  'too-many-requests': problem(429, 'Too Many Requests', 'Too many requests, try again in N seconds'),
  internal: problem(500, 'Internal Server Error', 'Something went wrong on our side. Please try again.'),
  'provider-down': problem(502, 'Bad Gateway', 'The payment provider did not answer. Nothing was charged.'),
  'payments-not-set-up': problem(
    503,
    'Service Unavailable',
    'Payments are not set up here yet. Nothing was charged.',
  ),
  unavailable: problem(
    503,
    'Service Unavailable',
    'Wayfellow is not available right now. Please try again in a moment.',
  ),
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problems;

/** The form field that a problem is about. */
export const problemFields: Partial<Record<ProblemCode, string>> = {
  'username-taken': 'username',
  'email-taken': 'email',
  'contact-exists': 'email',
  'contact-not-asked': 'email',
  'wrong-password': 'currentPassword',
  'wrong-code': 'code',
};
