import { act, screen, waitFor, within } from '@testing-library/react';
import { type TravelerProfileView, notices } from '@wayfellow/contracts';
import { openReportDialog } from '@wayfellow/web';
import {
  asAna,
  eve,
  fakeServer,
  holdBack,
  meetupOf,
  problemAnswer,
  renderAt,
  textOf,
  toastShown,
} from '@wayfellow/web/testing';
import { SafetyOutlet } from '../src/features/safety/safety-outlet';
import { TravelerPage } from '../src/features/traveler/traveler-page';

const priya: TravelerProfileView = {
  id: 9,
  name: 'Priya Raman',
  age: 29,
  bio: null,
  profileImage: null,
  isVerified: true,
  connection: 'matched',
  trips: [],
  interests: [],
  shared: null,
  sharedInterests: [],
  quizInCommon: null,
  trust: { isConfirmed: true, memberSince: '2025-03-02T12:00:00.000Z' },
};
const account = { isConfirmed: true, passwordChangedAt: null, findable: 'everyone' };
const path = 'GET /api/users/9/profile';
const blockCall = 'PUT /api/users/9/block';
const screens = (
  <>
    <TravelerPage />
    <SafetyOutlet />
  </>
);
const show = (answers: object = {}) => {
  const server = fakeServer({
    ...asAna,
    [path]: { body: priya },
    'GET /api/account': { body: account },
    'GET /api/meetups/mine': { body: [] },
    ...answers,
  });
  return { server, user: renderAt('/travelers/9', screens, '/travelers/:id') };
};
const openDialog = async (user: ReturnType<typeof renderAt>) => {
  await user.click(await screen.findByRole('button', { name: 'More about Priya Raman' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Block Priya/ }));
  return screen.findByRole('alertdialog', { name: 'Block Priya?' });
};

describe('blocking', () => {
  it('asks, says what it does, and leaves nobody there', async () => {
    const { server, user } = show({ [blockCall]: { status: 204 } });
    const dialog = await openDialog(user);
    expect(dialog).toHaveAccessibleDescription(/Neither of you will see or reach the other/);
    expect(dialog).toHaveTextContent('Priya is not told.');
    expect(await within(dialog).findByRole('link', { name: 'Hide them from visitors' })).toHaveAttribute(
      'href',
      '/account?part=finds',
    );
    server.answers[path] = { status: 404, body: { detail: 'This traveler does not exist.' } };
    await user.click(within(dialog).getByRole('button', { name: 'Block' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Traveler Not Found' })).toBeVisible();
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.blocked)));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('says nothing of visitors to a user who hides from them', async () => {
    const { user, server } = show({ 'GET /api/account': { body: { ...account, findable: 'members' } } });
    await openDialog(user);
    await waitFor(() =>
      expect(server.calls.some(({ url }) => String(url).includes('/api/account'))).toBe(true),
    );
    expect(screen.queryByText(/can still see your trips/)).toBeNull();
  });

  it('changes nothing where it fails or is cancelled', async () => {
    const { user } = show({ [blockCall]: { status: 500, body: { detail: 'Down' } } });
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.blockFailed)));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'Priya Raman, 29' })).toBeVisible();
  });

  describe('somebody who goes to the same meetups', () => {
    const going = [priya, eve];
    const day = '2099-12-03';
    const meetups = [
      meetupOf({ id: 1, title: 'Fado night', day, myState: 'joined', going }),
      meetupOf({ id: 2, title: 'Beach walk', day, myState: 'joined', going }),
      meetupOf({ id: 3, title: 'Without her', day, myState: 'joined', going: [eve] }),
      meetupOf({ id: 4, title: 'Still waiting', day, myState: 'waiting', going }),
      meetupOf({ id: 5, title: 'Called off', day, myState: 'joined', going, state: 'cancelled' }),
      meetupOf({ id: 6, title: 'Long ago', day: '2020-12-03', myState: 'joined', going }),
    ];
    const answers = {
      'GET /api/meetups/mine': { body: meetups },
      [blockCall]: { status: 204 },
      'DELETE /api/meetups/1/join': { status: 204 },
    };
    const left = (server: ReturnType<typeof fakeServer>) =>
      server.calls.filter(({ method }) => method === 'DELETE').map(({ url }) => url);

    it('is left in those that the viewer does not choose to stay in, once the block is made', async () => {
      const { server, user } = show(answers);
      const dialog = await openDialog(user);
      const beach = within(
        await within(dialog).findByRole('radiogroup', {
          name: 'You are both going to Beach walk on Dec 3.',
        }),
      );
      expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(2);
      expect(beach.getByRole('radio', { name: 'Leave it' })).toBeChecked();
      await user.click(beach.getByRole('radio', { name: 'Stay' }));
      expect(left(server)).toEqual([]);
      await user.click(within(dialog).getByRole('button', { name: 'Block' }));
      await waitFor(() => expect(left(server)).toEqual(['/api/meetups/1/join']));
    });

    it('is left as chosen where the block is part of a report, too', async () => {
      const report = { status: 201, body: { id: 1, code: 'WF-7K3Q', status: 'received' } };
      const { server, user } = show({ ...answers, 'POST /api/reports': report });
      await screen.findByRole('heading', { level: 1, name: 'Priya Raman, 29' });
      act(() => openReportDialog({ person: { id: priya.id, name: priya.name } }));
      await user.click(await screen.findByRole('radio', { name: /^Scam/ }));
      await user.click(screen.getByRole('button', { name: 'Next' }));
      const beach = await screen.findByRole('radiogroup', { name: /Beach walk/ });
      await user.click(within(beach).getByRole('radio', { name: 'Stay' }));
      await user.click(screen.getByRole('button', { name: 'Send report' }));
      await waitFor(() => expect(left(server)).toEqual(['/api/meetups/1/join']));
    });

    it('is not asked about in a report that does not block', async () => {
      const { user } = show(answers);
      await screen.findByRole('heading', { level: 1, name: 'Priya Raman, 29' });
      act(() => openReportDialog({ person: { id: priya.id, name: priya.name } }));
      await user.click(await screen.findByRole('radio', { name: /^Scam/ }));
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await screen.findByRole('radiogroup', { name: /Beach walk/ });
      await user.click(screen.getByRole('checkbox', { name: /^Block Priya too/ }));
      expect(screen.queryByRole('radiogroup', { name: /Beach walk/ })).toBeNull();
    });

    it('waits with the block until it is known what is to be asked', async () => {
      const { user } = show(answers);
      const goOn = holdBack('/api/meetups/mine');
      const dialog = await openDialog(user);
      const block = within(dialog).getByRole('button', { name: 'Block' });
      expect(block).toBeDisabled();
      act(goOn);
      await waitFor(() => expect(block).toBeEnabled());
    });

    it('says so where leaving fails', async () => {
      const { user } = show({ ...answers, 'DELETE /api/meetups/1/join': problemAnswer('meetup-started') });
      const dialog = await openDialog(user);
      const beach = await within(dialog).findByRole('radiogroup', { name: /Beach walk/ });
      await user.click(within(beach).getByRole('radio', { name: 'Stay' }));
      await user.click(within(dialog).getByRole('button', { name: 'Block' }));
      await waitFor(() => expect(toastShown()).toBe(textOf(notices.meetupNotLeft('This meetup has begun.'))));
    });

    it('leaves nothing when the block fails', async () => {
      const { server, user } = show({ ...answers, [blockCall]: { status: 500, body: { detail: 'Down' } } });
      const dialog = await openDialog(user);
      await within(dialog).findByRole('radiogroup', { name: /Fado night/ });
      await user.click(within(dialog).getByRole('button', { name: 'Block' }));
      await waitFor(() => expect(toastShown()).toBe(textOf(notices.blockFailed)));
      expect(left(server)).toEqual([]);
    });
  });
});
