import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QuizAnswers, notices } from '@wayfellow/contracts';
import {
  type Answers,
  ana,
  asVisitor,
  fakeServer,
  pathShown,
  premiumStatus,
  renderAt,
  signedInAs,
  textOf,
  toastShown,
} from '@wayfellow/web/testing';
import remote from '../../routes';
import { questions } from './questions';

const STATUS = 'GET /api/subscription-status';
const STORED = 'GET /api/user/travel-preferences';
const SAVE = 'POST /api/user/travel-preferences';
const open = (changes: Answers = {}) =>
  fakeServer({
    ...signedInAs({ ...ana, tier: 'premium' }),
    [STATUS]: { body: premiumStatus },
    [STORED]: { body: { preferences: null } },
    'GET /api/matches': { body: [] },
    'GET /api/matches/potential': { body: [] },
    ...changes,
  });

const taken = Object.fromEntries(
  questions.map(({ id, options }) => [id, options[1]?.id]),
) as unknown as QuizAnswers;
const next = () => screen.getByRole('button', { name: 'Next' });
const [first, second] = questions.map(({ text }) => text) as [string, string];

/** Goes to the last question of a quiz that was answered before. */
const goToLast = async (user: ReturnType<typeof userEvent.setup>) => {
  await screen.findByText(first);
  for (let step = 1; step < questions.length; step += 1) await user.click(next());
};

afterEach(() => sessionStorage.clear());

test('a visitor is told to log in and comes back to the quiz', async () => {
  fakeServer({ ...asVisitor });
  renderAt('/quiz', <remote.Routes />, '*');
  expect(await screen.findByRole('status')).toHaveTextContent('Checking subscription status...');
  await waitFor(() => expect(pathShown()).toBe(`/login?redirect=${encodeURIComponent('/quiz')}`));
  expect(toastShown()).toBe(textOf(notices.quizNeedsLogin));
});

test('it says that it checks the subscription until it knows', async () => {
  open();
  renderAt('/quiz', <remote.Routes />, '*');
  expect(await screen.findByText('Checking subscription status...')).toBeInTheDocument();
  expect(await screen.findByText(first)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Travel Compatibility Quiz');
  expect(document.title).toContain('Travel Compatibility Quiz');
});

test.each([
  ['free', { body: { ...premiumStatus, active: false, tier: 'free' } }],
  ['premium that is over', { body: { ...premiumStatus, active: false } }],
])('not Premium (%s): the panel sells it', async (_name, status) => {
  open({ [STATUS]: status });
  renderAt('/quiz', <remote.Routes />, '*');
  expect(await screen.findByRole('heading', { name: 'Premium Feature' })).toBeInTheDocument();
  expect(screen.getByText(/exclusively for Premium subscribers/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/subscription');
});

test('a failed check is logged and counts as not Premium', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open({ [STATUS]: { status: 500 } });
  renderAt('/quiz', <remote.Routes />, '*');
  expect(await screen.findByRole('heading', { name: 'Premium Feature' })).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }));
  logged.mockRestore();
});

test('one question at a time: Next only when answered, Previous not on the first', async () => {
  const user = userEvent.setup();
  open();
  renderAt('/quiz', <remote.Routes />, '*');
  const group = await screen.findByRole('radiogroup', { name: first });
  expect(within(group).getAllByRole('radio')).toHaveLength(4);
  expect(screen.getByText('Question 1 of 8')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '13');
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(next()).toBeDisabled();
  const [option, other] = questions[0]?.options ?? [];
  await user.click(screen.getByText(option?.description ?? ''));
  expect(screen.getByRole('radio', { name: option?.title })).toBeChecked();
  await user.click(screen.getByText(other?.description ?? ''));
  expect(screen.getByRole('radio', { name: option?.title })).not.toBeChecked();
  await user.click(next());
  expect(screen.getByText('Question 2 of 8')).toBeInTheDocument();
  expect(screen.getByText('25% complete')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: second })).toHaveFocus();
  expect(next()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('radio', { name: other?.title })).toBeChecked();
});

test('the answers are one radio group, described, with the keys of one', async () => {
  const user = userEvent.setup();
  open();
  renderAt('/quiz', <remote.Routes />, '*');
  await screen.findByText(first);
  const options = questions[0]?.options ?? [];
  const radio = (index: number) => screen.getByRole('radio', { name: options[index]?.title });
  await user.click(radio(0));
  await user.keyboard('{ArrowDown}');
  expect(radio(1)).toBeChecked();
  expect(radio(1)).toHaveFocus();
  expect(radio(1)).toHaveAccessibleDescription(options[1]?.description);
});

test('a retake starts from the stored answers; completing saves all eight, refreshes the user and goes to /matches', async () => {
  const user = userEvent.setup();
  const server = open({
    [STORED]: { body: { preferences: taken } },
    [SAVE]: { body: { preferences: taken } },
  });
  renderAt('/quiz', <remote.Routes />, '*');
  await goToLast(user);
  expect(screen.getByText('Question 8 of 8')).toBeInTheDocument();
  expect(screen.getByText('100% complete')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  const last = questions[7]?.options[0];
  await user.click(screen.getByRole('radio', { name: last?.title }));
  await user.dblClick(screen.getByRole('button', { name: 'Complete Quiz' }));
  await waitFor(() => expect(pathShown()).toBe('/matches'));
  const saved = server.calls.filter(({ method }) => method === 'POST');
  expect(saved.map(({ body }) => body)).toEqual([{ userId: ana.id, preferences: { ...taken, 8: last?.id } }]);
  expect(server.calls.filter(({ url }) => url === '/api/auth/me')).toHaveLength(2);
});

test('while it saves it says so and cannot be pressed', async () => {
  const user = userEvent.setup();
  open({ [STORED]: { body: { preferences: taken } } });
  renderAt('/quiz', <remote.Routes />, '*');
  await goToLast(user);
  globalThis.fetch = () => new Promise(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Complete Quiz' }));
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
});

test('a save that fails says so and stays', async () => {
  const user = userEvent.setup();
  open({ [STORED]: { body: { preferences: taken } }, [SAVE]: { status: 500 } });
  renderAt('/quiz', <remote.Routes />, '*');
  await goToLast(user);
  await user.click(screen.getByRole('button', { name: 'Complete Quiz' }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.quizFailed)));
  expect(pathShown()).toBe('/quiz');
  expect(screen.getByRole('button', { name: 'Complete Quiz' })).toBeEnabled();
});

test('a save without a session any more leads to sign in and back', async () => {
  const user = userEvent.setup();
  open({ [STORED]: { body: { preferences: taken } }, [SAVE]: { status: 401 } });
  renderAt('/quiz', <remote.Routes />, '*');
  await goToLast(user);
  await user.click(screen.getByRole('button', { name: 'Complete Quiz' }));
  await waitFor(() => expect(pathShown()).toBe(`/login?redirect=${encodeURIComponent('/quiz')}`));
  expect(toastShown()).toBe(textOf(notices.quizSaveNeedsLogin));
});

test('the note says what the answers are for', async () => {
  open();
  renderAt('/quiz', <remote.Routes />, '*');
  expect(
    await screen.findByText('Your answers feed your matches. You can retake the quiz anytime.'),
  ).toBeInTheDocument();
});

test('stored answers that cannot be read say so, with Retry', async () => {
  const user = userEvent.setup();
  open({ [STORED]: { status: 503, then: { body: { preferences: taken } } } });
  renderAt('/quiz', <remote.Routes />, '*');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(first)).toBeInTheDocument();
});
