import { type MatchView, type SessionUserView, limits } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Note, TextLink } from '@wayfellow/ui';

const DAY_MS = 86_400_000;

/** How many requests the free plan still allows in the rolling day; null for Premium, which has no limit. */
export const requestsLeft = (
  { id, tier }: Pick<SessionUserView, 'id' | 'tier'>,
  matches: readonly Pick<MatchView, 'user1Id' | 'createdAt'>[],
  now = Date.now(),
): number | null => {
  if (tier === 'premium') return null;
  const sent = matches.filter(
    ({ user1Id, createdAt }) => user1Id === id && now - Date.parse(createdAt) < DAY_MS,
  );
  return Math.max(0, limits.freeRequestsPerDay - sent.length);
};

/** Says how many requests are left before one is refused. */
export const RequestsLeft = ({ user, matches }: { user: SessionUserView; matches: readonly MatchView[] }) => {
  const left = requestsLeft(user, matches);
  if (left === null) return null;
  return (
    <Note
      action={
        <TextLink component={Link} to="/subscription" standalone>
          Upgrade to Premium
        </TextLink>
      }
    >
      <b>
        {left} of {limits.freeRequestsPerDay}
      </b>{' '}
      requests left today. Premium has no daily limit.
    </Note>
  );
};
