import { LIVE_PATH } from '@wayfellow/contracts';
import type { Page, WebSocketRoute } from 'playwright-core';

/** The live channel of a page, to be cut and restored; its tries to connect are counted. */
export const channelOf = async (page: Page) => {
  const open = new Set<WebSocketRoute>();
  let isDown = false;
  let tries = 0;
  await page.routeWebSocket(new RegExp(`${LIVE_PATH}$`), async (socket) => {
    tries += 1;
    if (isDown) return void (await socket.close());
    open.add(socket);
    socket.connectToServer();
  });
  return {
    tries: () => tries,
    cut: async () => {
      isDown = true;
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
    },
    restore: () => void (isDown = false),
  };
};
