import { act, render, screen } from '@testing-library/react';
import { schemeOf, systemDarkQuery, themeBootScript, themeStorageKey } from '../../theme-boot.mjs';
import { useThemePreference } from './theme-preference';
import type { ThemePreference } from './theme-preference';
import { UiProvider } from './ui-provider';

/** A fake system setting for the dark scheme, which the returned function changes. */
const fakeSystem = (dark: boolean) => {
  const listeners = new Set<() => void>();
  const system = { dark };
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query === systemDarkQuery && system.dark;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    // MUI uses the older names.
    addListener: () => undefined,
    removeListener: () => undefined,
  })) as never;
  return (next: boolean) =>
    act(() => {
      system.dark = next;
      for (const listener of listeners) listener();
    });
};

let choose: (preference: ThemePreference) => void;
const Chosen = () => {
  const { preference, setPreference } = useThemePreference();
  choose = setPreference;
  return <p>{preference}</p>;
};
const open = () =>
  render(
    <UiProvider>
      <Chosen />
    </UiProvider>,
  );
const applied = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  fakeSystem(false);
  delete document.documentElement.dataset.theme;
});

describe('the theme a person chooses', () => {
  it('is light until they choose, whatever the system is', () => {
    fakeSystem(true);
    open();
    expect(screen.getByText('light')).toBeInTheDocument();
    expect(applied()).toBe('light');
  });

  it('is applied to the document root at once and kept for the next visit', () => {
    open();
    act(() => choose('dark'));
    expect(applied()).toBe('dark');
    expect(localStorage.getItem(themeStorageKey)).toBe('dark');
    expect(screen.getByText('dark')).toBeInTheDocument();
  });

  it('follows a choice made in another tab', () => {
    open();
    act(() => {
      localStorage.setItem(themeStorageKey, 'dark');
      window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: 'dark' }));
    });
    expect(applied()).toBe('dark');
    expect(screen.getByText('dark')).toBeInTheDocument();
  });

  it('follows the system while it is system, and only then', () => {
    const turn = fakeSystem(false);
    open();
    act(() => choose('system'));
    turn(true);
    expect(applied()).toBe('dark');
    act(() => choose('light'));
    turn(true);
    expect(applied()).toBe('light');
  });

  it('is light when what is stored is no choice', () => {
    localStorage.setItem(themeStorageKey, 'sepia');
    open();
    expect(screen.getByText('light')).toBeInTheDocument();
    expect(applied()).toBe('light');
  });
});

describe('the script before the first paint', () => {
  it.each([
    ['dark', false],
    ['system', true],
    ['system', false],
    ['light', true],
    ['sepia', true],
    [null, true],
  ])('applies stored %s on a system whose darkness is %s as the page itself would', (stored, dark) => {
    fakeSystem(dark);
    if (stored) localStorage.setItem(themeStorageKey, stored);
    new Function(themeBootScript)();
    expect(applied()).toBe(schemeOf(stored, dark));
    open();
    expect(applied()).toBe(schemeOf(stored, dark));
  });
});
