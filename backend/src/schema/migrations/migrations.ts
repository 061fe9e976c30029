import { Initial1763683200000 } from './launch/1763683200000-initial.js';
import { LongTrips1763683500000 } from './launch/1763683500000-long-trips.js';
import { FollowingTheProvider1763683600000 } from './launch/1763683600000-following-the-provider.js';
import { TripCards1763683700000 } from './launch/1763683700000-trip-cards.js';
import { MessagesFollowTheirMatch1763683800000 } from './launch/1763683800000-messages-follow-their-match.js';
import { SentRequests1763683900000 } from './launch/1763683900000-sent-requests.js';
import { UsernameKeys1763684000000 } from './launch/1763684000000-username-keys.js';
import { PicturesOverHttps1763684100000 } from './launch/1763684100000-pictures-over-https.js';
import { Blocks1763684200000 } from './safety/1763684200000-blocks.js';
import { EmailsAndSessions1763684500000 } from './safety/1763684500000-emails-and-sessions.js';
import { WhoIsShown1763684610000 } from './safety/1763684610000-who-is-shown.js';
import { SecondStep1763684650000 } from './safety/1763684650000-second-step.js';
import { OneOutbox1763684690000 } from './safety/1763684690000-one-outbox.js';
import { Standings1763684900000 } from './safety/1763684900000-standings.js';
import { Reports1763685000000 } from './safety/1763685000000-reports.js';
import { Photos1763685300000 } from './safety/1763685300000-photos.js';
import { Moderation1763685500000 } from './safety/1763685500000-moderation.js';
import { Meetings1763685600000 } from './safety/1763685600000-meetings.js';
import { Leaving1763685700000 } from './safety/1763685700000-leaving.js';
import { Push1763685926000 } from './safety/1763685926000-push.js';
import { Notifications1763685800000 } from './1763685800000-notifications.js';
import { References1763685900000 } from './1763685900000-references.js';
import { UndoSince1763685910000 } from './1763685910000-undo-since.js';
import { NotificationSettings1763685920000 } from './1763685920000-notification-settings.js';
import { Presence1763685921000 } from './1763685921000-presence.js';
import { Digests1763685922000 } from './1763685922000-digests.js';
import { HiddenMessages1763685930000 } from './1763685930000-hidden-messages.js';
import { PhotosInEvidence1763685931000 } from './1763685931000-photos-in-evidence.js';
import { Exports1763685940000 } from './1763685940000-exports.js';
import { DeclinedRequests1763685950000 } from './1763685950000-declined-requests.js';
import { Passkeys1763685960000 } from './1763685960000-passkeys.js';
import { UndoFactors1763686000000 } from './safety/1763686000000-undo-factors.js';
import { TimeOfCases1763686100000 } from './safety/1763686100000-time-of-cases.js';
import { EvidenceOfRules1763686150000 } from './safety/1763686150000-evidence-of-rules.js';
import { AddressesAsHashes1763686200000 } from './rules/1763686200000-addresses-as-hashes.js';
import { CasesOfPictures1763686210000 } from './rules/1763686210000-cases-of-pictures.js';
import { LinksInOrder1763686220000 } from './rules/1763686220000-links-in-order.js';
import { PlaceFacts1763687000000 } from './together/1763687000000-place-facts.js';
import { QuietTrips1763687010000 } from './together/1763687010000-quiet-trips.js';
import { Routes1763687100000 } from './together/1763687100000-routes.js';
import { DestinationMonths1763687200000 } from './together/1763687200000-destination-months.js';
import { UnreadInOrder1763687400000 } from './1763687400000-unread-in-order.js';
import { Conversations1763687500000 } from './together/1763687500000-conversations.js';
import { MessagesByConversation1763687510000 } from './together/1763687510000-messages-by-conversation.js';
import { MessagesInStep1763687520000 } from './together/1763687520000-messages-in-step.js';
import { PairsInStep1763687530000 } from './together/1763687530000-pairs-in-step.js';
import { GroupInvitations1763687600000 } from './together/1763687600000-group-invitations.js';
import { Meetups1763687700000 } from './together/1763687700000-meetups.js';
import { ToldOfMeetups1763687710000 } from './together/1763687710000-told-of-meetups.js';
import { KnownZones1763687720000 } from './together/1763687720000-known-zones.js';
import { HiddenMeetups1763687730000 } from './together/1763687730000-hidden-meetups.js';

/** Every migration, oldest first. Listed by hand: a list is found the same way by Node, swc and Jest. */
export const migrations = [
  Initial1763683200000,
  LongTrips1763683500000,
  FollowingTheProvider1763683600000,
  TripCards1763683700000,
  MessagesFollowTheirMatch1763683800000,
  SentRequests1763683900000,
  UsernameKeys1763684000000,
  PicturesOverHttps1763684100000,
  Blocks1763684200000,
  EmailsAndSessions1763684500000,
  WhoIsShown1763684610000,
  SecondStep1763684650000,
  OneOutbox1763684690000,
  Standings1763684900000,
  Reports1763685000000,
  Photos1763685300000,
  Moderation1763685500000,
  Meetings1763685600000,
  Leaving1763685700000,
  Notifications1763685800000,
  References1763685900000,
  UndoSince1763685910000,
  NotificationSettings1763685920000,
  Presence1763685921000,
  Digests1763685922000,
  Push1763685926000,
  HiddenMessages1763685930000,
  PhotosInEvidence1763685931000,
  Exports1763685940000,
  DeclinedRequests1763685950000,
  Passkeys1763685960000,
  UndoFactors1763686000000,
  TimeOfCases1763686100000,
  EvidenceOfRules1763686150000,
  AddressesAsHashes1763686200000,
  CasesOfPictures1763686210000,
  LinksInOrder1763686220000,
  PlaceFacts1763687000000,
  QuietTrips1763687010000,
  Routes1763687100000,
  DestinationMonths1763687200000,
  UnreadInOrder1763687400000,
  Conversations1763687500000,
  MessagesByConversation1763687510000,
  MessagesInStep1763687520000,
  PairsInStep1763687530000,
  GroupInvitations1763687600000,
  Meetups1763687700000,
  ToldOfMeetups1763687710000,
  KnownZones1763687720000,
  HiddenMeetups1763687730000,
];
