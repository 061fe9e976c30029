import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, lazy } from 'react';
import { FailureBoundary } from '../../shared/slot/failure-boundary';
import { DocumentPart } from './document-page';

// The table of all countries, for the few who look for it.
const NumbersByCountry = lazy(async () => ({
  default: (await import('./numbers-by-country')).NumbersByCountry,
}));

/** Whom to call in an emergency. Where the numbers cannot be loaded, the advice above them still holds. */
export const Numbers = () => (
  <DocumentPart id="numbers" title="Emergency numbers">
    <p>
      If you are in danger now, call the local emergency number. 112 works from most mobile phones, also where
      another number is usual. Ask where you stay for the local number before you need it.
    </p>
    <Box sx={{ mt: 4 }}>
      <FailureBoundary resetKey="" fallback={() => null}>
        <Suspense fallback={<Skeleton height={84} />}>
          <NumbersByCountry />
        </Suspense>
      </FailureBoundary>
    </Box>
  </DocumentPart>
);
