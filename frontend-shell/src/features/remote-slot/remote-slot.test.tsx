import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REMOTE_CONTRACT_VERSION } from '@wayfellow/contracts';
import { Link, MemoryRouter } from '@wayfellow/router';
import type { RemoteProps } from '@wayfellow/web';
import { UiProvider } from '@wayfellow/ui';
import type { LoadRemote } from '../../shared/federation/load-remote';
import { createRemoteScreens } from './remote-screens';
import { RemoteSlot } from './remote-slot';

const remote = { contractVersion: REMOTE_CONTRACT_VERSION, Routes: () => <h1>Your messages</h1> };
const title = 'This part could not be loaded';

const showSlot = (load: LoadRemote) => {
  const screens = createRemoteScreens(load);
  const slot = () => (
    <UiProvider>
      <p>The rest of the page</p>
      <MemoryRouter>
        <Link to="/elsewhere">Another path</Link>
        <Link to="/">The first path</Link>
        <RemoteSlot name="messaging" notFound={<h1>Nothing here</h1>} screens={screens} />
      </MemoryRouter>
    </UiProvider>
  );
  return { ...render(slot()), slot };
};

describe('the slot of a remote', () => {
  // React logs every error that a boundary catches.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('shows a skeleton until the remote has come, then its screens', async () => {
    let arrive: (module: unknown) => void = () => undefined;
    showSlot(() => new Promise((resolve) => (arrive = resolve)));
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    arrive(remote);
    expect(await screen.findByRole('heading', { name: 'Your messages' })).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says that it could not be loaded, while the rest of the page goes on', async () => {
    showSlot(() => Promise.reject(new Error('down')));
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent(title);
    expect(note).toHaveTextContent('The rest of Wayfellow works. Try again in a moment.');
    expect(screen.getByText('The rest of the page')).toBeVisible();
  });

  it('heals by Retry, which forgets what the failed try left behind', async () => {
    const load = jest.fn<Promise<unknown>, Parameters<LoadRemote>>().mockRejectedValueOnce(new Error('down'));
    load.mockRejectedValueOnce(new Error('still down')).mockResolvedValue(remote);
    showSlot(load);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Your messages' })).toBeVisible();
    expect(load.mock.calls.map(([, { again }]) => again)).toEqual([false, true, true]);
  });

  it('says without a network that it needs one, and heals by itself when there is one', async () => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn<Promise<unknown>, Parameters<LoadRemote>>().mockRejectedValueOnce(new Error('down'));
    showSlot(load.mockResolvedValue(remote));
    expect(await screen.findByRole('alert')).toHaveTextContent('This page needs a network.');
    expect(screen.queryByText(title)).toBeNull();
    network.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Your messages' })).toBeVisible();
  });

  it('tries anew when it is visited again after a failure', async () => {
    const load = jest.fn<Promise<unknown>, Parameters<LoadRemote>>().mockRejectedValueOnce(new Error('down'));
    load.mockResolvedValue(remote);
    const { rerender, slot } = showSlot(load);
    await screen.findByRole('alert');
    rerender(<p>Another screen</p>);
    rerender(slot());
    expect(await screen.findByRole('heading', { name: 'Your messages' })).toBeVisible();
  });

  it('tries anew on another path after a failure', async () => {
    const load = jest.fn<Promise<unknown>, Parameters<LoadRemote>>().mockRejectedValueOnce(new Error('down'));
    load.mockResolvedValue(remote);
    showSlot(load);
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('link', { name: 'Another path' }));
    expect(await screen.findByRole('heading', { name: 'Your messages' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('link', { name: 'The first path' }));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('gives the remote what to show for an address below its paths that is none of its screens', async () => {
    const Routes = ({ notFound }: RemoteProps) => notFound;
    showSlot(() => Promise.resolve({ ...remote, Routes }));
    expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeVisible();
  });

  it('asks for a remote once, however often it is visited', async () => {
    const load = jest.fn<Promise<unknown>, Parameters<LoadRemote>>().mockResolvedValue(remote);
    const { rerender, slot } = showSlot(load);
    await screen.findByRole('heading', { name: 'Your messages' });
    rerender(<p>Another screen</p>);
    rerender(slot());
    expect(screen.getByRole('heading', { name: 'Your messages' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['of a newer contract version', { ...remote, contractVersion: REMOTE_CONTRACT_VERSION + 1 }],
    ['of an older contract version', { ...remote, contractVersion: REMOTE_CONTRACT_VERSION - 1 }],
    ['without a contract version', { Routes: remote.Routes }],
    ['that exposes nothing', undefined],
  ])('refuses a remote %s and says so', async (_what, foreign) => {
    showSlot(() => Promise.resolve(foreign));
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent(title);
    expect(note).toHaveTextContent('It was made for another version of Wayfellow.');
  });

  it('keeps an error of the remote’s own screens inside the slot', async () => {
    const Routes = () => {
      throw new Error('a bug over there');
    };
    showSlot(() => Promise.resolve({ ...remote, Routes }));
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expect(screen.getByText('The rest of the page')).toBeVisible();
  });

  it('loads what is deployed now, by Retry, after such an error', async () => {
    const Routes = () => {
      throw new Error('a bug over there');
    };
    const load = jest.fn<Promise<unknown>, Parameters<LoadRemote>>().mockResolvedValue(remote);
    load.mockResolvedValueOnce({ ...remote, Routes });
    showSlot(load);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Your messages' })).toBeVisible();
    expect(load.mock.calls.map(([, { again }]) => again)).toEqual([false, true]);
  });
});
