import { useEffect, useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { useLiveStatus, useQueryClient } from '@wayfellow/web';
import { ana, ben, problemAnswer, renderAt } from '@wayfellow/web/testing';
import remote from '../src/routes';
import { writeOutbox } from '../src/features/thread/outbox/outbox-storage';
import { theServer } from './open-messages';

/** The chat, or another screen of the page, for which messaging was loaded ahead. */
const Page = ({ startsIn }: { startsIn: 'chat' | 'elsewhere' }) => {
  const client = useQueryClient();
  const isLive = useLiveStatus() === 'live';
  const [isInChat, setIsInChat] = useState(startsIn === 'chat');
  useEffect(() => {
    if (isLive) remote.start?.({ client, userId: ana.id });
  }, [client, isLive]);
  return isInChat ? (
    <>
      <button onClick={() => setIsInChat(false)}>Leave</button>
      <remote.Routes />
    </>
  ) : (
    <p>{isLive ? 'Elsewhere, live' : 'Elsewhere'}</p>
  );
};

const show = (startsIn: 'chat' | 'elsewhere') =>
  renderAt(`/messages/${ben.id}`, <Page startsIn={startsIn} />, '*');
test('what an earlier page could not send leaves from another screen', async () => {
  const writtenAt = new Date().toISOString();
  const item = { receiverId: ben.id, clientId: 'c-1', content: 'On the roof', writtenAt, isFailed: false };
  writeOutbox(ana.id, [item]);
  show('elsewhere');
  await screen.findByText('Elsewhere, live');
  await waitFor(() => expect(theServer().messages).toMatchObject([{ content: 'On the roof' }]));
});

test('what was read without a network is reported with the next connection, also when the chat was left', async () => {
  const receipt = 'PUT /api/messages/1/read';
  theServer().isDown = true;
  theServer().answers[receipt] = problemAnswer('unavailable');
  theServer().store('one');
  const user = show('chat');
  await waitFor(() => expect(theServer().callsOf(receipt)).not.toEqual([]));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  theServer().isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(theServer().framesOf('read_receipt')).toEqual([{ type: 'read_receipt', messageId: 1 }]),
  );
});
