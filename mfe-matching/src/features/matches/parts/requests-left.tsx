import Box from '@mui/material/Box';
import { type Tier, limits } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { Note, TextLink } from '@wayfellow/ui';

interface Props {
  tier: Tier;
  /** Requests left in the rolling 24 hours; null without a limit, undefined while loading. */
  left: number | null | undefined;
}

/** Shows how many requests are left on the free plan; nothing for Premium, which has no limit. Has its place while loading. */
export const RequestsLeft = ({ tier, left }: Props) =>
  tier !== 'premium' &&
  left !== null && (
    <Box sx={{ visibility: left === undefined ? 'hidden' : undefined }}>
      <Note
        action={
          <TextLink component={Link} to="/subscription" standalone>
            Upgrade to Premium
          </TextLink>
        }
      >
        <b>
          {left ?? limits.freeRequestsPerDay} of {limits.freeRequestsPerDay}
        </b>{' '}
        requests left today. Premium has no daily limit.
      </Note>
    </Box>
  );
