import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useSafetyDialog } from '@wayfellow/web';
import { ana, ben, eve, pathShown } from '@wayfellow/web/testing';
import { GROUP } from './group-server';
import { log, open, shown, theServer, theView } from './open-group';

const field = () => screen.findByLabelText('Message');
const bubble = (text: string) => screen.findByText(text, { selector: '[role=log] *' });

describe('a group', () => {
  test('has its name, its people, and who wrote what', async () => {
    theServer().storeInGroup('Three seats on the 9:40');
    theServer().storeInGroup('I take one', { senderId: eve.id });
    theServer().storeInGroup('Me too', { senderId: ana.id });
    await open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Andalusia by bus' })).toBeVisible();
    expect(screen.getByText('3 people')).toBeVisible();
    expect(await shown()).toEqual(['Three seats on the 9:40', 'I take one', 'Me too']);
    const authors = within(await log());
    expect(authors.getByText('Ben')).toBeVisible();
    expect(authors.getByText('Eve')).toBeVisible();
    expect(authors.getByText('You:')).toBeInTheDocument();
  });

  test('says who joined and left, and what it is called now', async () => {
    theServer().storeInGroup('3', { kind: 'joined', senderId: eve.id });
    theServer().storeInGroup('Granada', { kind: 'renamed', senderId: ana.id });
    theServer().storeInGroup('2', { kind: 'left', senderId: eve.id });
    await open();
    const lines = within(await log());
    expect(await lines.findByText('Eve joined · you are 3 now')).toBeVisible();
    expect(lines.getByText('You named it “Granada”')).toBeVisible();
    expect(lines.getByText('Eve left · you are 2 now')).toBeVisible();
  });

  test('is empty until somebody says hello', async () => {
    await open();
    expect(await screen.findByText('Say hello')).toBeVisible();
  });

  test('a message goes as a frame of its own, and stands once', async () => {
    const user = await open();
    await user.type(await field(), 'On my way{Enter}');
    await waitFor(async () => expect(await shown()).toEqual(['On my way']));
    expect(theServer().framesOf('group_message')).toMatchObject([
      { conversationId: GROUP, content: 'On my way' },
    ]);
    expect(screen.queryByText('Sending...')).toBeNull();
  });

  test('what comes live is shown here, and not in the conversation of the two', async () => {
    await open();
    await log();
    act(() => theServer().writeInGroup('Bus is late', { senderId: eve.id }));
    await bubble('Bus is late');
    expect(theServer().callsOf(`GET /api/messages/${eve.id}`)).toEqual([]);
  });

  test('after a block shows nothing more of who was blocked, and all of them after its end', async () => {
    theServer().storeInGroup('one');
    const hers = theServer().storeInGroup('two', { senderId: eve.id });
    theServer().storeInGroup('three');
    await open();
    await bubble('two');
    const all = theServer().said;
    theServer().said = all.filter((message) => message !== hers);
    act(() => theServer().sendFrame({ type: 'people_update' }));
    await waitFor(async () => expect(await shown()).toEqual(['one', 'three']));
    theServer().said = all;
    act(() => theServer().sendFrame({ type: 'people_update' }));
    await waitFor(async () => expect(await shown()).toEqual(['one', 'two', 'three']));
  });

  test('the newest message in view is told to be read, once, and not what is known to be read', async () => {
    theServer().storeInGroup('one');
    const two = theServer().storeInGroup('two');
    await open();
    await waitFor(() =>
      expect(theServer().framesOf('read_receipt')).toEqual([{ type: 'read_receipt', messageId: two.id }]),
    );
  });

  test('what was read before is not told again', async () => {
    const one = theServer().storeInGroup('one');
    theServer().change(ana.id, { readUpTo: one.id });
    await open();
    await bubble('one');
    expect(theServer().framesOf('read_receipt')).toEqual([]);
  });

  test('nothing is read that is out of view', async () => {
    theView().isOutOfView = true;
    theServer().storeInGroup('one');
    await open();
    await bubble('one');
    expect(theServer().framesOf('read_receipt')).toEqual([]);
  });

  test('who has read stands under my last message, and grows as they read', async () => {
    const mine = theServer().storeInGroup('Anybody hungry?', { senderId: ana.id });
    theServer().change(eve.id, { readUpTo: mine.id });
    await open();
    expect(await screen.findByTitle(eve.name)).toHaveTextContent('Read by 1');
    act(() =>
      theServer().sendFrame({
        type: 'group_read_receipt',
        conversationId: GROUP,
        messageId: mine.id,
        readerId: ben.id,
      }),
    );
    expect(await screen.findByTitle(`${ben.name}, ${eve.name}`)).toHaveTextContent('Read by 2');
    act(() => theServer().writeInGroup('And now?', { senderId: ana.id }));
    await waitFor(() => expect(screen.queryByText(/Read by/)).toBeNull());
  });

  test('who is typing is named, up to two; it ends with their message', async () => {
    await open();
    await log();
    const type = (senderId: number, conversationId = GROUP) =>
      act(() =>
        theServer().sendFrame({ type: 'group_typing_indicator', conversationId, senderId, isTyping: true }),
      );
    type(ben.id, 99);
    expect(screen.queryByText(/typing/)).toBeNull();
    type(ben.id);
    expect(await screen.findByText('Ben is typing')).toBeVisible();
    type(eve.id);
    expect(screen.getByText('Ben and Eve are typing')).toBeVisible();
    type(77);
    expect(screen.getByText('Several people are typing')).toBeVisible();
    act(() => theServer().writeInGroup('Done'));
    act(() => theServer().writeInGroup('Me too', { senderId: 77 }));
    expect(screen.getByText('Eve is typing')).toBeVisible();
  });

  test('my typing is told to the group', async () => {
    const user = await open();
    await user.type(await field(), 'H');
    await user.clear(await field());
    expect(theServer().framesOf('group_typing')).toEqual([
      { type: 'group_typing', conversationId: GROUP, isTyping: true },
      { type: 'group_typing', conversationId: GROUP, isTyping: false },
    ]);
  });

  test('a message of somebody else that asks for money has a hint below it', async () => {
    const { id } = theServer().storeInGroup('Can you lend me 200 euros?', { senderId: eve.id });
    const { result } = renderHook(useSafetyDialog);
    const user = await open();
    expect(await screen.findByText('This message asks for money.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(result.current).toMatchObject({
      kind: 'report',
      person: { id: eve.id },
      messageIds: [id],
      conversationId: GROUP,
    });
  });
});

describe('without a connection', () => {
  test('messages wait, are sent once and in order when it returns, and what was missed is asked for', async () => {
    theServer().storeInGroup('Hello');
    const user = await open();
    await bubble('Hello');
    theServer().isUnreachable = true;
    act(() => theServer().drop());
    for (const text of ['one', 'two']) await user.type(await field(), `${text}{Enter}`);
    expect(await screen.findByText('2 waiting to send')).toBeVisible();

    theServer().storeInGroup('I am here', { senderId: eve.id });
    theServer().isUnreachable = false;
    theServer().isDown = false;
    act(() => window.dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await shown()).toEqual(['Hello', 'I am here', 'one', 'two']));
    expect(theServer().said.map(({ content }) => content)).toEqual(['Hello', 'I am here', 'one', 'two']);
    await waitFor(() => expect(screen.queryByText(/waiting to send/)).toBeNull());
  });

  test('where only the channel is down they go by the plain request', async () => {
    const user = await open();
    await log();
    act(() => theServer().drop());
    await user.type(await field(), 'By post{Enter}');
    await waitFor(() =>
      expect(theServer().callsOf(`POST /api/conversations/${GROUP}/messages`)).toHaveLength(1),
    );
    await waitFor(async () => expect(await shown()).toEqual(['By post']));
  });
});

describe('the chat of a meetup', () => {
  beforeEach(() => {
    const meetup = {
      id: 9,
      title: 'Tram 28 and pastéis',
      day: '2026-12-03',
      time: '10:00',
      area: 'Graça',
      spot: 'under the Graça viewpoint kiosk',
    };
    theServer().group = { ...theServer().group, kind: 'meetup', title: meetup.title, meetup };
  });

  test('has when and where they meet pinned, with the file for the calendar', async () => {
    await open();
    expect(await screen.findByText('3 people · Thu, Dec 3, 10:00')).toBeVisible();
    expect(screen.getByRole('link', { name: '10:00, under the Graça viewpoint kiosk' })).toHaveAttribute(
      'href',
      '/meetups/9',
    );
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/meetups/9/calendar',
    );
    expect(await screen.findByText('Everybody here is in Graça on Thu, Dec 3.')).toBeVisible();
  });

  test('is left on the page of the meetup, and says when it has closed', async () => {
    theServer().group = { ...theServer().group, isOpen: false };
    const user = await open();
    expect(await screen.findByText('This chat closed 7 days after the meetup.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More about Tram 28 and pastéis' }));
    expect(screen.queryByRole('menuitem', { name: 'Rename' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Leave the meetup' }));
    await waitFor(() => expect(pathShown()).toBe('/meetups/9'));
  });

  test('is not left by the host, who is led to the page of the meetup', async () => {
    theServer().change(ben.id, { isHost: false });
    theServer().change(ana.id, { isHost: true });
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'More about Tram 28 and pastéis' }));
    const way = await screen.findByRole('menuitem', { name: 'Open the meetup' });
    expect(screen.queryByRole('menuitem', { name: 'Leave the meetup' })).toBeNull();
    await user.click(way);
    await waitFor(() => expect(pathShown()).toBe('/meetups/9'));
  });
});
