import { RemoteContractError } from './load-remote';

const texts = {
  absent: 'The rest of Wayfellow works. Try again in a moment.',
  foreign: 'It was made for another version of Wayfellow. Reload the page, or try again in a moment.',
};

/** What a slot says when its remote cannot be shown. */
export const RemoteFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div role="alert">
    <h1>This part could not be loaded</h1>
    <p>{error instanceof RemoteContractError ? texts.foreign : texts.absent}</p>
    <button type="button" onClick={onRetry}>
      Retry
    </button>
  </div>
);
