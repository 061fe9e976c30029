import { act, screen, waitFor, within } from '@testing-library/react';
import { type TravelerView, limits, notices } from '@wayfellow/contracts';
import {
  ana,
  ben,
  eve,
  matchOf,
  pathShown,
  problemAnswer,
  textOf,
  toastShown,
  userOf,
} from '@wayfellow/web/testing';
import { GROUP } from './group-server';
import { open, theServer } from './open-group';

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole('link');

describe('a group in the list', () => {
  test('stands among the pairs, with who wrote last and how many are unread', async () => {
    theServer().storeInGroup('Three seats on the 9:40');
    theServer().group = { ...theServer().group, unreadCount: 4 };
    await open('/messages');
    const [group, pair] = await rows();
    expect(group).toHaveTextContent(`Andalusia by busBen: Three seats on the 9:40`);
    expect(group).toHaveTextContent('4 unread');
    expect(group).toHaveAttribute('href', `/messages/g/${GROUP}`);
    expect(pair).toHaveAttribute('href', `/messages/${ben.id}`);
  });

  test('moves up with each message and counts it once; one of mine counts nothing', async () => {
    await open('/messages');
    await rows();
    act(() => void theServer().write('A message of two'));
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('A message of two'));
    const before = theServer().calls.length;
    act(() => theServer().writeInGroup('Seats are gone', { senderId: eve.id, clientId: 'x' }));
    act(() => theServer().writeInGroup('Seats are gone', { senderId: eve.id, clientId: 'x' }));
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Eve: Seats are gone'));
    expect((await rows())[0]).toHaveTextContent('1 unread');
    act(() => theServer().writeInGroup('Next bus, then', { senderId: ana.id }));
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('You: Next bus, then'));
    expect((await rows())[0]).toHaveTextContent('1 unread');
    expect(theServer().calls.slice(before)).toEqual([]);
  });

  test('without a name it is called by its people', async () => {
    theServer().group = { ...theServer().group, title: null };
    await open('/messages');
    expect((await rows())[0]).toHaveTextContent('Ben, Eve and you');
  });

  test('a muted one says so, and still counts what is unread', async () => {
    theServer().group = { ...theServer().group, isMuted: true };
    await open('/messages');
    await rows();
    expect(screen.getByRole('img', { name: 'Muted' })).toBeVisible();
    act(() => theServer().writeInGroup('Psst'));
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('1 unread'));
  });

  test('more than 99 unread are not counted out', async () => {
    theServer().group = { ...theServer().group, unreadCount: 100 };
    await open('/messages');
    expect((await rows())[0]).toHaveTextContent('99+ unread');
  });
});

describe('an invitation', () => {
  const invite = () => {
    theServer().change(ana.id, { state: 'invited' });
    theServer().group = { ...theServer().group, invitedBy: userOf(ben) };
  };

  test('says who invites into what, and who is in, and joining opens it', async () => {
    invite();
    const user = await open('/messages');
    expect(await screen.findByText(/invites you/)).toHaveTextContent(
      /^Ben invites you: Andalusia by bus, 2 people ?With Ben, \w+$/,
    );
    await user.click(screen.getByRole('button', { name: 'Join Andalusia by bus' }));
    await waitFor(() => expect(pathShown()).toBe(`/messages/g/${GROUP}`));
    expect(theServer().callsOf(`PUT /api/conversations/${GROUP}/members/me`)[0]?.body).toEqual({
      answer: 'joined',
    });
  });

  test('declined, it is gone from the list', async () => {
    invite();
    const user = await open('/messages');
    const decline = await screen.findByRole('button', { name: 'Decline Andalusia by bus' });
    theServer().answers['GET /api/conversations'] = { body: [] };
    await user.click(decline);
    await waitFor(() => expect(screen.queryByText(/invites you/)).toBeNull());
    expect(pathShown()).toBe('/messages');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus());
  });

  test('that is not there any more is told, and the row stays until the list says so', async () => {
    invite();
    theServer().answers[`PUT /api/conversations/${GROUP}/members/me`] = problemAnswer('unknown-conversation');
    const user = await open('/messages');
    await user.click(await screen.findByRole('button', { name: 'Join Andalusia by bus' }));
    await waitFor(() => expect(toastShown()).toMatch(/^Not Changed/));
    expect(pathShown()).toBe('/messages');
  });
});

describe('a new group', () => {
  const accepted = (otherUser: TravelerView) => matchOf({ id: otherUser.id, status: 'accepted', otherUser });
  const start = async () => {
    theServer().answers['GET /api/matches'] = { body: [accepted(ben), accepted(eve)] };
    const user = await open('/messages');
    await user.click(await screen.findByRole('button', { name: 'New group' }));
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(ben.name) }));
    await user.click(screen.getByRole('checkbox', { name: new RegExp(eve.name) }));
    return user;
  };

  test('is made of matches, with a name if one likes, and opens', async () => {
    theServer().answers['POST /api/conversations'] = { status: 201, body: theServer().group };
    const user = await start();
    await user.type(screen.getByLabelText(/Name it/), 'Andalusia by bus');
    await user.click(screen.getByRole('button', { name: 'Invite 2' }));
    await waitFor(() => expect(pathShown()).toBe(`/messages/g/${GROUP}`));
    expect(toastShown()).toBe(textOf(notices.groupStarted(2)));
    expect(theServer().callsOf('POST /api/conversations')[0]?.body).toEqual({
      title: 'Andalusia by bus',
      userIds: [ben.id, eve.id],
      clientId: expect.any(String) as string,
    });
  });

  test('says what the server refuses, and tries again with the same id', async () => {
    theServer().answers['POST /api/conversations'] = problemAnswer('cannot-add');
    const user = await start();
    const send = screen.getByRole('button', { name: 'Invite 2' });
    await user.click(send);
    expect(await screen.findByText('This traveler cannot be added.')).toBeVisible();
    await user.click(send);
    await waitFor(() => expect(theServer().callsOf('POST /api/conversations')).toHaveLength(2));
    const ids = theServer()
      .callsOf('POST /api/conversations')
      .map(({ body }) => (body as { clientId: string }).clientId);
    expect(new Set(ids).size).toBe(1);
  });

  test(`has at most ${limits.group.people} people`, async () => {
    const people = Array.from({ length: limits.group.people }, (_, at) =>
      accepted({ ...ben, id: 50 + at, name: `Traveler ${at}` }),
    );
    theServer().answers['GET /api/matches'] = { body: people };
    const user = await open('/messages');
    await user.click(await screen.findByRole('button', { name: 'New group' }));
    const boxes = await screen.findAllByRole('checkbox');
    for (const box of boxes.slice(0, limits.group.people - 1)) await user.click(box);
    expect(boxes.at(-1)).toBeDisabled();
  });
});
