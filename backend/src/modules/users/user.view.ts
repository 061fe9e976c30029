import type { SessionUserView, TravelerView, UserView } from '@wayfellow/contracts';
import type { OwnRow, PublicRow, TravelerRow } from './user.store.js';

/** The user's own view, the only one with the email address. */
export const toSessionUserView = (user: OwnRow): SessionUserView => ({
  id: user.id,
  username: user.username,
  email: user.email,
  ...(user.confirmedEmail && user.confirmedEmail !== user.email && { emailsGoTo: user.confirmedEmail }),
  name: user.name,
  age: user.age,
  bio: user.bio,
  profileImage: user.profileImage,
  tier: user.isPremium ? 'premium' : 'free',
  ...(user.standing !== 'active' && { standing: user.standing }),
  ...(user.standingUntil && { standingUntil: user.standingUntil.toISOString() }),
  ...(user.role !== 'traveler' && { role: user.role }),
  // Left out where it is true, as for everybody who changed nothing.
  ...(!user.showsForeignPictures && { showsForeignPictures: false }),
});

/** What any viewer sees of a user. */
export const toUserView = ({ id, name, profileImage }: PublicRow): UserView => ({ id, name, profileImage });

/** A user as other travelers see them. */
export const toTravelerView = (user: TravelerRow): TravelerView => ({
  ...toUserView(user),
  age: user.age,
  bio: user.bio,
  isVerified: user.isPremium,
});
