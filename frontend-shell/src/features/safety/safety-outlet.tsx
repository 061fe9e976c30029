import { Suspense, lazy, useState } from 'react';
import { CardBoundary } from '@wayfellow/ui';
import { useSafetyAsk } from '@wayfellow/web';

const Safety = lazy(async () => ({ default: (await import('./safety')).Safety }));

/** Where the menu and the dialogs about people show, whichever frontend asks for them. Loaded once one does. */
export const SafetyOutlet = () => {
  const ask = useSafetyAsk();
  const [wasAsked, setWasAsked] = useState(false);
  if (ask && !wasAsked) setWasAsked(true);
  return wasAsked ? (
    <CardBoundary>
      <Suspense fallback={null}>
        <Safety ask={ask} />
      </Suspense>
    </CardBoundary>
  ) : null;
};
