import type { SessionUserView, TravelerView, UserView } from '@wayfellow/contracts';
import type { UserEntity } from './user.entity.js';

type Shown = Pick<UserEntity, 'id' | 'name' | 'profileImage'>;
type Met = Shown & Pick<UserEntity, 'age' | 'bio' | 'isPremium'>;
type Own = Met & Pick<UserEntity, 'username' | 'email'>;

/** A user to themself: the only view that carries the e-mail address. */
export const toSessionUserView = (user: Own): SessionUserView => ({
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
export const toUserView = ({ id, name, profileImage }: Shown): UserView => ({ id, name, profileImage });

/** A traveler as others meet them. */
export const toTravelerView = (user: Met): TravelerView => ({
  ...toUserView(user),
  age: user.age,
  bio: user.bio,
  isVerified: user.isPremium,
});
