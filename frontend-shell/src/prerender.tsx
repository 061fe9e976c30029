import { prerender } from 'react-dom/static';
import { PageProviders } from '@wayfellow/federation/page-providers';
import { MemoryRouter } from '@wayfellow/router';
import { App } from './routes/app';

/**
 * A screen's initial HTML, before the server has answered any call. Runs during the shell's build.
 * @param path the screen's path
 * @param nonce the nonce of its style elements
 */
export const render = async (path: string, nonce: string): Promise<string> => {
  const { prelude } = await prerender(
    <PageProviders nonce={nonce}>
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        <App />
      </MemoryRouter>
    </PageProviders>,
    // A single chunk, since several would be assembled by inline scripts.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
};
