import { type Tier, limits } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Note, TextLink } from '@wayfellow/ui';

interface Props {
  tier: Tier;
  /** How many requests the plan still allows in the rolling day; undefined while that is not known. */
  left: number | null | undefined;
}

/** Says how many requests are left before one is refused. Premium has no limit, and is told none. */
export const RequestsLeft = ({ tier, left }: Props) =>
  tier !== 'premium' &&
  left != null && (
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
