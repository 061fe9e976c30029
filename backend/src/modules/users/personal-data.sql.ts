import { FORMER_TRAVELER } from '@wayfellow/contracts';
import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

export const usersPersonalData: PersonalTables = {
  users: {
    title: 'Account',
    // The row stays, for the other side of conversations. No password has this hash, no address this form.
    erase: [
      `UPDATE users SET standing = 'gone', name = '${FORMER_TRAVELER}', username = 'gone-' || id,
         username_key = 'gone-' || id, email = 'gone-' || id || '@invalid', password_hash = '!', age = NULL, bio = NULL,
         profile_image = NULL, confirmed_email = NULL, confirmed_at = NULL, password_changed_at = NULL, role = 'traveler',
         standing_until = NULL, standing_before = NULL, standing_before_until = NULL, terms_version = NULL, terms_at = NULL
       WHERE id = $1`,
    ],
    copy: `
      SELECT id, username, email, name, age, bio, profile_image AS "profileImage", confirmed_email AS "confirmedEmail",
        confirmed_at AS "confirmedAt", password_changed_at AS "passwordChangedAt", findable, created_at AS "createdAt",
        standing, standing_until AS "standingUntil", terms_version AS "termsVersion", terms_at AS "termsAt",
        shows_foreign_pictures AS "showsForeignPictures"
      FROM users WHERE id = $1`,
  },
  // Kept until their time is over: a ban is not ended by leaving.
  refused_addresses: { erase: [] },
  // Written by the erasure itself, and deleted when the last case about the account closes.
  departed_addresses: { erase: [] },
};
