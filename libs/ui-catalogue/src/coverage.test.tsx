import { render } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { UiProvider } from '@wayfellow/ui';
import { stories } from './stories';

const mockRendered = new Set<string>();

/** @wayfellow/ui with every component recording when a story renders it. */
jest.mock('@wayfellow/ui', () => {
  const actual: Record<string, unknown> = jest.requireActual('@wayfellow/ui');
  return Object.fromEntries(
    Object.entries(actual).map(([name, value]) => [
      name,
      mockIsComponent(name, value) ? mockTell(name, value) : value,
    ]),
  );
});

/** An exported component begins with a capital and is a function, or an object of React's such as a styled one. */
function mockIsComponent(name: string, value: unknown): value is ComponentType {
  return (
    /^[A-Z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null))
  );
}

function mockTell(name: string, component: ComponentType) {
  return (props: object) => {
    mockRendered.add(name);
    return createElement(component, props);
  };
}

// A story shows a card that throws.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('every component that @wayfellow/ui exports is shown by a story', () => {
  const components = Object.entries(jest.requireActual<Record<string, unknown>>('@wayfellow/ui'))
    .filter(([name, value]) => mockIsComponent(name, value))
    .map(([name]) => name);
  expect(components.length).toBeGreaterThan(40);
  for (const { looks } of stories) {
    const { unmount } = render(<UiProvider>{Object.values(looks)}</UiProvider>);
    unmount();
  }
  expect(components.filter((name) => !mockRendered.has(name))).toEqual([]);
});

test('each story has an address of its own', () => {
  const ids = stories.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
