import { cleanup, screen, waitFor } from '@testing-library/react';
import { ana, fakeServer, pathShown, premiumStatus, renderAt, signedInAs } from '@wayfellow/web/testing';
import remote from '../../routes';
import { keepProgress, readProgress } from './progress';
import { questions } from './questions';

const SAVE = 'POST /api/user/travel-preferences';
const open = (who = ana) => {
  const server = fakeServer({
    ...signedInAs({ ...who, tier: 'premium' }),
    'GET /api/subscription-status': { body: premiumStatus },
    'GET /api/user/travel-preferences': { body: { preferences: null } },
    'GET /api/matches': { body: [] },
    'GET /api/matches/potential': { body: [] },
    [SAVE]: { body: { preferences: {} } },
  });
  return { server, user: renderAt('/quiz', <remote.Routes />, '*') };
};
const option = (at: number) => questions[at]?.options[0]?.title;
const choose = async (user: ReturnType<typeof renderAt>, at: number) =>
  user.click(await screen.findByRole('radio', { name: option(at) }));
const press = (user: ReturnType<typeof renderAt>, name: string) =>
  user.click(screen.getByRole('button', { name }));

afterEach(() => sessionStorage.clear());

test('a quiz that was left in the middle goes on where it was, for oneself alone', async () => {
  const { user } = open();
  await choose(user, 0);
  await press(user, 'Next');
  await choose(user, 1);
  cleanup();

  const again = open().user;
  expect(await screen.findByText('Question 2 of 8')).toBeVisible();
  expect(screen.getByRole('radio', { name: option(1) })).toBeChecked();
  await press(again, 'Previous');
  expect(screen.getByRole('radio', { name: option(0) })).toBeChecked();
  cleanup();

  open({ ...ana, id: ana.id + 1 });
  expect(await screen.findByText('Question 1 of 8')).toBeVisible();
  expect(screen.getByRole('radio', { name: option(0) })).not.toBeChecked();
});

test('nothing is left of a quiz that was handed in', async () => {
  const { server, user } = open();
  for (const at of questions.keys()) {
    await choose(user, at);
    await press(user, at < questions.length - 1 ? 'Next' : 'Complete Quiz');
  }
  await waitFor(() => expect(pathShown()).toBe('/matches'));
  expect(server.callsOf(SAVE)).toHaveLength(1);
  expect(readProgress(ana.id)).toBeUndefined();
});

test.each([
  ['no JSON', '{'],
  ['something else', '7'],
  ['a question that there is not', JSON.stringify({ index: 8, chosen: {} })],
])('where %s is stored the quiz begins anew', (_, stored) => {
  keepProgress(ana.id, { index: 1, chosen: {} });
  sessionStorage.setItem(sessionStorage.key(0) as string, stored);
  expect(readProgress(ana.id)).toBeUndefined();
});

test('a question whose option is no more is asked again', () => {
  keepProgress(ana.id, { index: 5, chosen: { 1: 'slow', 2: 'by the stars' } });
  expect(readProgress(ana.id)).toEqual({ index: 1, chosen: { 1: 'slow' } });
});
