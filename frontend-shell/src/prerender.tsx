import { prerender } from 'react-dom/static';
import { WholePage } from '@wayfellow/federation/whole-page';
import { MemoryRouter } from '@wayfellow/router';
import { App } from './routes/app';

/**
 * A screen's initial HTML, before the server has answered any call. Runs during the shell's build.
 * @param path the screen's path
 * @param nonce the nonce of its style elements
 */
export const render = async (path: string, nonce: string): Promise<string> => {
  const { prelude } = await prerender(
    <WholePage nonce={nonce}>
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        <App />
      </MemoryRouter>
    </WholePage>,
    // A single chunk, since several would be assembled by inline scripts.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
};
