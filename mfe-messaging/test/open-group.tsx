import { screen } from '@testing-library/react';
import { liveChannel } from '@wayfellow/web';
import { renderAt, standInForIntersections } from '@wayfellow/web/testing';
import remote from '../src/routes';
import { GROUP, GroupServer } from './group-server';

let server: GroupServer;
let view: ReturnType<typeof standInForIntersections>;
beforeEach(() => {
  sessionStorage.clear();
  view = standInForIntersections();
  server = new GroupServer();
});
afterEach(() => {
  liveChannel.setUser(null);
  jest.restoreAllMocks();
});

/** The server of the running test, and what is in view of its page. */
export const theServer = () => server;
export const theView = () => view;

/** Shows the group, or another address of the remote, and waits for the live channel. */
export const open = async (path = `/messages/g/${GROUP}`) => {
  const user = renderAt(path, <remote.Routes />, '*');
  await screen.findByText('Live');
  return user;
};

export const log = () => screen.findByRole('log', { name: `Conversation in ${server.group.title}` });

/** The texts of the bubbles, in their order. */
export const shown = async () =>
  [...(await log()).querySelectorAll('[dir="auto"]')].map(({ textContent }) => textContent);
