import { useEffect, useState } from 'react';
import { PRODUCT_NAME } from '@wayfellow/contracts';
import { FailureNote, Page } from '@wayfellow/ui';
import { RemoteContractError } from '../federation/remote-contract';

const texts = {
  off: 'Try again when you have one.',
  unavailable: `The rest of ${PRODUCT_NAME} works. Try again in a moment.`,
  incompatible: `It was made for another version of ${PRODUCT_NAME}. Reload the page, or try again in a moment.`,
};

/** Shown when a remote fails to load or render, and where there is no network; then it tries again when the network is back. */
export const RemoteFailure = ({ error, onRetry }: { error?: unknown; onRetry: () => void }) => {
  // As it was when it failed.
  const [isOff] = useState(() => !navigator.onLine);
  const title = isOff ? 'This page needs a network.' : 'This part could not be loaded';
  useEffect(() => {
    document.title = `${isOff ? 'No network' : title} | ${PRODUCT_NAME}`;
    if (isOff) window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [isOff, title, onRetry]);
  const text = error instanceof RemoteContractError ? texts.incompatible : texts.unavailable;
  return (
    <Page sx={{ minHeight: '60vh', py: { xs: 7, sm: 12 } }}>
      <FailureNote title={title} text={isOff ? texts.off : text} onRetry={onRetry} />
    </Page>
  );
};
