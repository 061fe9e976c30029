import type { SessionUserView, TravelerView, UserView } from '@wayfellow/contracts';
import type { OwnRow, PublicRow, TravelerRow } from './user.store.js';

/** A user to themself: the only view that carries the e-mail address. */
export const toSessionUserView = (user: OwnRow): SessionUserView => ({
  id: user.id,
  username: user.username,
  email: user.email,
  name: user.name,
  age: user.age,
  bio: user.bio,
  profileImage: user.profileImage,
  tier: user.isPremium ? 'premium' : 'free',
});

/** A user to a stranger who knows the id. */
export const toUserView = ({ id, name, profileImage }: PublicRow): UserView => ({ id, name, profileImage });

/** A traveler as others meet them. */
export const toTravelerView = (user: TravelerRow): TravelerView => ({
  ...toUserView(user),
  age: user.age,
  bio: user.bio,
  isVerified: user.isPremium,
});
