import { Suspense, lazy, useState } from 'react';
import { CardBoundary } from '@wayfellow/ui';
import { useInstalling } from '../../shared/install/install';

const InstallSheet = lazy(async () => ({ default: (await import('./install-sheet')).InstallSheet }));

/** Renders 'Wayfellow on your phone' for the whole page. Loaded when first opened. */
export const InstallOutlet = () => {
  const { isSheetOpen } = useInstalling();
  const [wasOpened, setWasOpened] = useState(false);
  if (isSheetOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <CardBoundary>
      <Suspense fallback={null}>
        <InstallSheet />
      </Suspense>
    </CardBoundary>
  ) : null;
};
