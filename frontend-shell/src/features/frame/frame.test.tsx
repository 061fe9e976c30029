import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoints, notices, timing } from '@wayfellow/contracts';
import { Link, MemoryRouter, type NavigateFunction, useLocation, useNavigate } from '@wayfellow/router';
import { UiProvider } from '@wayfellow/ui';
import {
  QueryClientProvider,
  SessionProvider,
  call,
  createQueryClient,
  toast,
  useToast,
} from '@wayfellow/web';
import { Frame } from './frame';

const ana = { id: 7, username: 'ana', email: 'ana@example.org', name: 'Ana Duarte', age: 31, tier: 'free' };

let signedIn = false;
let failsToLogOut = false;
const answerTo = (path: string): [number, unknown] => {
  if (path === '/api/auth/me') return signedIn ? [200, ana] : [401, { detail: 'Please log in' }];
  if (path === '/api/auth/logout') return failsToLogOut ? [503, { detail: 'Down' }] : [204, undefined];
  if (path === '/api/trips') return [401, { detail: 'Please log in' }];
  if (path === '/api/messages/unread') return [200, { conversations: 3, requests: 1 }];
  return [404, { detail: 'There is nothing here.' }];
};

beforeEach(() => {
  signedIn = false;
  failsToLogOut = false;
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.fetch = (async (url: string) => {
    const [status, body] = answerTo(url.split('?')[0] ?? url);
    const text = body === undefined ? '' : JSON.stringify(body);
    return { ok: status < 400, status, headers: new Map(), text: async () => text };
  }) as unknown as typeof fetch;
});

const showFrame = (path = '/explore', screenShown = <Link to="/elsewhere">A card</Link>) =>
  render(
    <UiProvider>
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider>
          <MemoryRouter initialEntries={[path]} useTransitions={false}>
            <Frame>{screenShown}</Frame>
          </MemoryRouter>
        </SessionProvider>
      </QueryClientProvider>
    </UiProvider>,
  );

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name, hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent);

describe('the header', () => {
  it.each([
    ['/explore', 'page'],
    ['/destinations/7/tips', 'true'],
  ])('on %s marks Explore as current, as aria-current=%s', async (path, current) => {
    showFrame(path);
    const navigation = await screen.findByRole('navigation', { name: 'Main', hidden: true });
    const marked = navigation.querySelectorAll('[aria-current]');
    expect([...marked].map((link) => link.textContent)).toEqual(['Explore']);
    expect(marked[0]).toHaveAttribute('aria-current', current);
  });

  it('shows a visitor Explore, Premium and the two ways in, which lead back here', async () => {
    showFrame('/explore?q=lis');
    expect(await screen.findByRole('link', { name: 'Log In' })).toHaveAttribute(
      'href',
      `/login?redirect=${encodeURIComponent('/explore?q=lis')}`,
    );
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    expect(linksOf('Main')).toEqual(['Explore', 'Premium']);
  });

  it('keeps where an earlier link wanted to go on the sign-in screens', async () => {
    showFrame('/login?redirect=%2Fquiz');
    expect(await screen.findByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      '/register?redirect=%2Fquiz',
    );
  });

  it('shows who is signed in, the personal links and what waits for them', async () => {
    signedIn = true;
    showFrame();
    expect(await screen.findByRole('link', { name: ana.name })).toHaveAttribute('href', '/profile');
    await screen.findAllByText('1');
    expect(linksOf('Main')).toEqual(['Explore', 'Matches1 new', 'Messages3 new', 'My Profile', 'Premium']);
  });

  it('logs out with its toast and goes home', async () => {
    signedIn = true;
    showFrame('/profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }));
    expect(await screen.findByText(notices.loggedOut.description)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login?redirect=%2F');
  });

  it('stays and says so when the logout fails', async () => {
    signedIn = true;
    failsToLogOut = true;
    showFrame();
    await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }));
    expect(await screen.findByText(notices.logoutFailed.title)).toBeVisible();
    expect(screen.getByRole('link', { name: ana.name })).toBeVisible();
  });
});

it('leaves the page of a shared plan to itself, which its reader may open without an account', async () => {
  signedIn = true;
  showFrame('/plan');
  expect(await screen.findByRole('link', { name: 'A card' })).toBeVisible();
  for (const role of ['banner', 'navigation', 'contentinfo'])
    expect(screen.queryAllByRole(role, { hidden: true })).toEqual([]);
});

it.each([
  ['My Profile', '/account'],
  ['Matches', '/crossings'],
  ['Matches', '/meetups'],
  ['Matches', '/meetups/41'],
])('marks %s on %s, which lies there', async (name, path) => {
  signedIn = true;
  showFrame(path);
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  const entry = await within(navigation).findByRole('link', { name: new RegExp(`^${name}`) });
  expect(entry).toHaveAttribute('aria-current', 'true');
});

it('leads somebody whose session ended elsewhere from any page to sign in, and back there', async () => {
  signedIn = true;
  const Place = () => {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  };
  showFrame('/destinations/7?tab=travelers', <Place />);
  await screen.findByRole('link', { name: ana.name });
  await act(() => call(endpoints.trips.list, {}).catch(() => undefined));
  expect(screen.getByText('/login?redirect=%2Fdestinations%2F7%3Ftab%3Dtravelers')).toBeVisible();
  expect(screen.getByText(notices.sessionEnded.title)).toBeVisible();
  expect(screen.queryByText(ana.name)).toBeNull();
});

describe('the small menu', () => {
  it('opens, and closes on every route change', async () => {
    showFrame();
    await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
    await screen.findByRole('navigation', { name: 'Menu' });
    expect(linksOf('Menu')).toEqual(['Explore', 'Premium']);
    await userEvent.click(screen.getByRole('link', { name: 'A card' }));
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  it('stays closed when Back or Forward leads to the place where it was open', async () => {
    let navigate: NavigateFunction = () => undefined;
    const Ways = () => {
      navigate = useNavigate();
      return null;
    };
    showFrame('/explore', <Ways />);
    // Not by clicking a link, which alone would close it.
    const leave = (to: string | number) => act(async () => void navigate(to as never));
    const menu = () => screen.queryByRole('navigation', { name: 'Menu' });
    await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
    await leave('/elsewhere');
    expect(menu()).toBeNull();
    await leave(-1);
    expect(menu()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await leave(1);
    expect(menu()).toBeNull();
    await leave(-1);
    expect(menu()).toBeNull();
  });

  it('closes at Escape and gives the focus back to its button', async () => {
    showFrame();
    await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });
});

it('has five places in the bottom bar for visitors too', async () => {
  showFrame();
  await screen.findByRole('link', { name: 'Log In' });
  expect(linksOf('Sections')).toEqual(['Explore', 'Matches', 'Messages', 'Profile', 'Premium']);
});

it('shows the legal entries of the footer as plain words', async () => {
  showFrame();
  await screen.findByRole('link', { name: 'Log In' });
  expect(linksOf('Footer')).toEqual([
    'Home',
    'Explore Destinations',
    'Find Travel Companions',
    'Premium Plans',
  ]);
  for (const entry of ['Terms of Service', 'Privacy Policy', 'Cookie Policy']) {
    expect(screen.getByText(entry).closest('a, button')).toBeNull();
  }
});

it('moves the focus to the new screen, and the page to its top', async () => {
  showFrame();
  await userEvent.click(await screen.findByRole('link', { name: 'Sign Up' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('keeps the theme somebody chose, and applies it to the document', async () => {
  showFrame();
  await userEvent.click(await screen.findByRole('button', { name: 'Theme: light' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  localStorage.clear();
});

describe('toasts', () => {
  const Probe = () => <output>{useToast()?.isOpen ? 'open' : 'closed'}</output>;

  it('shows one at a time, for five seconds, and goes when it is dismissed', async () => {
    jest.useFakeTimers();
    showFrame('/', <Probe />);
    await act(async () => toast(notices.tipCreated));
    await act(async () => toast(notices.tipFailed));
    expect(screen.queryByText(notices.tipCreated.title)).toBeNull();
    await act(async () => jest.advanceTimersByTime(timing.toastMs - 1));
    expect(screen.getByText(notices.tipFailed.title)).toBeVisible();
    await act(async () => jest.advanceTimersByTime(1));
    expect(screen.queryByText(notices.tipFailed.title)).toBeNull();
    await act(async () => toast(notices.loggedOut));
    await act(async () => screen.getByRole('button', { name: 'Dismiss' }).click());
    expect(screen.queryByText(notices.loggedOut.title)).toBeNull();
    expect(screen.getByText('closed')).toBeInTheDocument();
    jest.useRealTimers();
  });
});
