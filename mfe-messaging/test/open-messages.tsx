import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveChannel } from '@wayfellow/web';
import { ConversationServer, ben, renderAt, standInForIntersections } from '@wayfellow/web/testing';
import remote from '../src/routes';

/** Ana's conversation with Ben. */
const withBen = `/messages/${ben.id}`;

let server: ConversationServer;
let view: ReturnType<typeof standInForIntersections>;
beforeEach(() => {
  sessionStorage.clear();
  view = standInForIntersections();
  server = new ConversationServer();
});
afterEach(() => {
  liveChannel.setUser(null);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The server of the running test, and what is in view of its page. */
export const theServer = () => server;
export const theView = () => view;

/** Shows the remote at an address, without waiting for anything. */
export const showMessages = (path = withBen) => void renderAt(path, <remote.Routes />, '*');

/** Shows the remote at an address, and waits for the live channel. */
export const open = async (path = withBen) => {
  showMessages(path);
  await screen.findByText('Live');
};

export const field = () => screen.findByLabelText('Message');
export const write = async (text: string) => userEvent.type(await field(), text);
export const log = () => screen.findByRole('log', { name: `Conversation with ${ben.name}` });

/** The texts of the bubbles, in their order. */
export const shown = async () =>
  [...(await log()).querySelectorAll('[dir="auto"]')].map(({ textContent }) => textContent);
