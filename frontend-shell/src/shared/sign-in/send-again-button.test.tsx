import { act, screen } from '@testing-library/react';
import { asVisitor, fakeServer, renderAt } from '@wayfellow/web/testing';
import { SendAgainButton } from './send-again-button';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (sentAt: number | undefined) => {
  fakeServer(asVisitor);
  renderAt(
    '/forgot',
    <SendAgainButton sentAt={sentAt} busy={false}>
      Send the email
    </SendAgainButton>,
  );
};
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

it('waits for nothing before the first email', () => {
  show(undefined);
  expect(screen.getByRole('button', { name: 'Send the email' })).toBeEnabled();
});

it('says how long it takes until another email can be sent, each second, and sends it then', async () => {
  show(Date.now());
  expect(screen.getByRole('button', { name: 'Send again in 60 seconds' })).toBeDisabled();
  await pass(8);
  expect(screen.getByRole('button', { name: 'Send again in 52 seconds' })).toBeDisabled();
  await pass(51);
  expect(screen.getByRole('button', { name: 'Send again in 1 second' })).toBeDisabled();
  await pass(1);
  expect(screen.getByRole('button', { name: 'Send the email' })).toBeEnabled();
});
