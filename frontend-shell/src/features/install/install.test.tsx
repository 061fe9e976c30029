import { act, fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '@wayfellow/ui';
import { openInstallSheet, watchInstallOffers } from '../../shared/install/install';
import { InstallOutlet } from './install-outlet';

const real = navigator.userAgent;
const as = (agent: string) =>
  Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true });
afterEach(() => {
  as(real);
  jest.restoreAllMocks();
});

const open = async () => {
  render(
    <UiProvider>
      <InstallOutlet />
    </UiProvider>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  act(openInstallSheet);
  return screen.findByRole('dialog', { name: 'Wayfellow on your phone' });
};
const close = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await act(async () => undefined);
};

/** The browser offers to install the page, as Chromium does. */
const offer = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: jest.fn(async () => ({ outcome: 'accepted' })),
  });
  act(() => void window.dispatchEvent(event));
  return event;
};

it('asks the browser when the user wants it, once, and never by itself', async () => {
  watchInstallOffers();
  const offered = offer();
  expect(offered.defaultPrevented).toBe(true);
  await open();
  expect(offered.prompt).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(offered.prompt).toHaveBeenCalledTimes(1);
  await act(async () => openInstallSheet());
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  await close();
});

it('tells of the three steps on an iPhone', async () => {
  as('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15');
  const sheet = await open();
  const steps = [...sheet.querySelectorAll('li')].map((step) => step.textContent);
  expect(steps).toEqual(['Press Share  below', 'Choose Add to Home Screen', 'Press Add']);
  await close();
});

it('says so where a browser cannot install it', async () => {
  const sheet = await open();
  expect(sheet).toHaveTextContent(
    'Your browser cannot install it. Open this page in your phone’s own browser.',
  );
  await close();
});
