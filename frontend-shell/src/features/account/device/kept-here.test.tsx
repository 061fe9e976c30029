import { act, screen } from '@testing-library/react';
import { asAna, fakeServer, renderAt } from '@wayfellow/web/testing';
import { turnPocket } from '@wayfellow/web';
import { KeptHere } from './kept-here';

const listeners = new Set<() => void>();
const pocket = {
  size: { conversations: 0, bytes: 0 },
  pocketSize: async () => pocket.size,
  onPocketWritten: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
jest.mock('@wayfellow/web', () => ({
  ...jest.requireActual<object>('@wayfellow/web'),
  loadPocket: async () => pocket,
}));

test('how much is kept is said again once something is, such as after it was turned on', async () => {
  await turnPocket(false);
  fakeServer(asAna);
  const user = renderAt('/account', <KeptHere />);
  expect(await screen.findByText('Nothing is kept here now.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear' })).toBeDisabled();
  await user.click(screen.getByRole('switch', { name: 'Keep trips and chats on this device' }));
  pocket.size = { conversations: 3, bytes: 12_000 };
  act(() => listeners.forEach((listener) => listener()));
  expect(await screen.findByText('3 conversations, 12 kB')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear' })).toBeEnabled();
});
