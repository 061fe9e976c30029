import { prerender } from 'react-dom/static';
import { WholePage } from '@wayfellow/federation/whole-page';
import { MemoryRouter } from '@wayfellow/router';
import { App } from './routes/app';

/**
 * A screen's HTML as the browser first shows it, before the server answered any call. Runs while the shell is built.
 * @param path the screen's address
 * @param nonce what its style elements carry
 */
export const render = async (path: string, nonce: string): Promise<string> => {
  const { prelude } = await prerender(
    <WholePage nonce={nonce}>
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        <App />
      </MemoryRouter>
    </WholePage>,
    // In one piece: what comes in several is put together by scripts.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
};
