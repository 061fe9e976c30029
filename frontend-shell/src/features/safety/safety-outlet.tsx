import { Suspense, lazy, useState } from 'react';
import { CardBoundary } from '@wayfellow/ui';
import { useSafetyDialog } from '@wayfellow/web';

const Safety = lazy(async () => ({ default: (await import('./safety')).Safety }));

/** Renders the menu and dialogs about people for all frontends. Loaded when first used. */
export const SafetyOutlet = () => {
  const ask = useSafetyDialog();
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
