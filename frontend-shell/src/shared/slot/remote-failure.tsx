import { useEffect } from 'react';
import { PRODUCT_NAME } from '@wayfellow/contracts';
import { FailureNote, Page } from '@wayfellow/ui';
import { RemoteContractError } from '../federation/remote-contract';

const texts = {
  unavailable: `The rest of ${PRODUCT_NAME} works. Try again in a moment.`,
  incompatible: `It was made for another version of ${PRODUCT_NAME}. Reload the page, or try again in a moment.`,
};

/** Shown when a remote fails to load or render. */
export const RemoteFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  useEffect(() => {
    document.title = `This part could not be loaded | ${PRODUCT_NAME}`;
  }, []);
  return (
    <Page sx={{ minHeight: '60vh', py: { xs: 7, sm: 12 } }}>
      <FailureNote
        title="This part could not be loaded"
        text={error instanceof RemoteContractError ? texts.incompatible : texts.unavailable}
        onRetry={onRetry}
      />
    </Page>
  );
};
