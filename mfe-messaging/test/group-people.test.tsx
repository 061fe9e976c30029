import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { notices, problems } from '@wayfellow/contracts';
import { useSafetyDialog } from '@wayfellow/web';
import { ana, ben, eve, pathShown, problemAnswer, textOf, toastShown } from '@wayfellow/web/testing';
import { GROUP } from './group-server';
import { log, open, theServer } from './open-group';

const menu = async (user: Awaited<ReturnType<typeof open>>, entry: string) => {
  await user.click(await screen.findByRole('button', { name: 'More about Andalusia by bus' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

/** Opens the list of people, which does not stand beside the chat in a small window. */
const showPeople = async (user: Awaited<ReturnType<typeof open>>) => {
  await user.click(await screen.findByRole('button', { name: 'Andalusia by bus' }));
  return screen.findByRole('list', { name: 'People' });
};

describe('the people of a group', () => {
  test('are listed with what they are', async () => {
    theServer().change(eve.id, { state: 'invited' });
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Andalusia by bus' }));
    const rows = within(await screen.findByRole('list', { name: 'People' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(new RegExp(`^.?${ben.name}Host`)),
      expect.stringMatching(new RegExp(`^.?${eve.name}Invited`)),
      expect.stringMatching(/^.?You$/),
    ]);
  });

  test('are removed by who started it, after a question, and by nobody else', async () => {
    const user = await open();
    await showPeople(user);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    theServer().change(ben.id, { isHost: false });
    theServer().change(ana.id, { isHost: true });
    act(() => theServer().sendFrame({ type: 'members_update', conversationId: GROUP }));
    await user.click(await screen.findByRole('button', { name: `Remove ${eve.name}` }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(theServer().callsOf(`DELETE /api/conversations/${GROUP}/members/${eve.id}`)).toHaveLength(1),
    );
  });

  test('can be reported', async () => {
    const { result } = renderHook(useSafetyDialog);
    const user = await open();
    await menu(user, 'Report');
    await user.click(await screen.findByRole('menuitem', { name: new RegExp(eve.name) }));
    expect(result.current).toMatchObject({ kind: 'report', person: { id: eve.id } });
  });
});

test('a meetup that is hidden is left from its chat, which says so', async () => {
  const meetup = {
    id: 41,
    title: '',
    day: '2026-12-03',
    time: '10:00',
    area: '',
    spot: null,
    isHidden: true,
  };
  theServer().group = { ...theServer().group, kind: 'meetup', title: null, meetup };
  theServer().answers['DELETE /api/meetups/41/join'] = { status: 204 };
  const user = await open();
  expect(await screen.findByText('This meetup is hidden')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /10:00/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^More about/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Leave the meetup' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(pathShown()).toBe('/messages'));
  expect(theServer().callsOf('DELETE /api/meetups/41/join')).toHaveLength(1);
  expect(toastShown()).toBe(textOf(notices.meetupLeft));
});

describe('one’s own place', () => {
  test('leaving is asked before, told after, and leads back to the list', async () => {
    theServer().answers[`DELETE /api/conversations/${GROUP}/members/${ana.id}`] = { status: 204 };
    const user = await open();
    await menu(user, 'Leave the group');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(pathShown()).toBe('/messages'));
    expect(toastShown()).toBe(textOf(notices.leftGroup));
  });

  test('a refusal is told, and nothing is left', async () => {
    theServer().answers[`DELETE /api/conversations/${GROUP}/members/${ana.id}`] = problemAnswer('not-member');
    const user = await open();
    await menu(user, 'Leave the group');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(toastShown()).toContain(problems['not-member'].detail));
    expect(pathShown()).toBe(`/messages/g/${GROUP}`);
  });

  test('it is muted until tomorrow or always, and not any more', async () => {
    const user = await open();
    await menu(user, 'Mute');
    await user.click(await screen.findByRole('button', { name: 'Until tomorrow, 8:00' }));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.muted)));
    theServer().group = { ...theServer().group, isMuted: true };
    act(() => theServer().sendFrame({ type: 'members_update', conversationId: GROUP }));
    await user.click(await screen.findByRole('button', { name: 'Unmute' }));
    await waitFor(() =>
      expect(
        theServer()
          .callsOf(`PUT /api/conversations/${GROUP}/mute`)
          .map(({ body }) => body),
      ).toEqual([{ until: 'tomorrow' }, { until: null }]),
    );
  });

  test('it can be given another name', async () => {
    const user = await open();
    await menu(user, 'Rename');
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Granada{Enter}');
    await waitFor(() =>
      expect(theServer().callsOf(`PUT /api/conversations/${GROUP}`)[0]?.body).toEqual({ title: 'Granada' }),
    );
  });

  test('who is not in it learns nothing, also once they were removed', async () => {
    theServer().storeInGroup('Only for us');
    await open();
    await screen.findByText('Only for us', { selector: '[role=log] *' });
    for (const path of ['', '/messages'])
      theServer().answers[`GET /api/conversations/${GROUP}${path}`] = problemAnswer('unknown-conversation');
    act(() => theServer().sendFrame({ type: 'members_update', conversationId: GROUP }));
    expect(await screen.findByText(problems['unknown-conversation'].detail)).toBeVisible();
    expect(screen.queryByText('Only for us', { selector: '[role=log] *' })).toBeNull();
  });

  test('a chat that has closed can be read, and says why nothing can be written', async () => {
    theServer().storeInGroup('See you');
    theServer().group = { ...theServer().group, isOpen: false };
    await open();
    await log();
    expect(await screen.findByText('This chat has closed.')).toBeVisible();
    expect(screen.queryByLabelText('Message')).toBeNull();
  });

  test.each(['abc', '0', '1.5'])('/messages/g/%s asks nothing of the server', async (id) => {
    await open(`/messages/g/${id}`);
    expect(await screen.findByText('Conversation Not Found')).toBeVisible();
    expect(theServer().calls.filter(({ url }) => url.startsWith('/api/conversations/'))).toEqual([]);
  });
});
