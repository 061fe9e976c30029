import { closeCodes } from '@wayfellow/contracts';
import { LiveHub } from '../src/platform/live/live-hub.js';
import { SocketMonitor } from '../src/platform/live/socket-monitor.js';
import { PgPool } from '../src/platform/database/pg-pool.js';
import { SessionStore } from '../src/platform/sessions/session-store.js';
import { LiveClient } from './support/live-client.js';
import { chatFrame, probeClient, probeLive, startProbe } from './support/probe-client.js';
import { waitFor } from './support/wait-for.js';

/** Longer than this process, both ends of the line, ever stands still: who answers a ping does so within it. */
const PING_EVERY_MS = 1_000;

describe('the live channel’s guard', () => {
  it(`answers a flood with an error and closes ${closeCodes.policy}`, async () => {
    const instance = await startProbe('plat_live_flood', { RATE_LIMIT_FACTOR: '0.1' });
    const live = await probeLive(instance, 1);
    for (let i = 0; i < 150; i += 1) live.sendRaw('{"type":"dance"}');
    expect(await live.next('error')).toMatchObject({ code: 'too-many-requests' });
    expect(await live.closed()).toBe(closeCodes.policy);
    await instance.close();
  });

  it('finds dead peers by their silence', async () => {
    const instance = await startProbe('plat_live_dead', {}, { pingEveryMs: PING_EVERY_MS });
    const [dead, living] = [await probeLive(instance, 1), await probeLive(instance, 2)];
    dead.stall();
    await waitFor(() => [...instance.app.get(LiveHub).sockets()].length === 1);
    living.send(chatFrame('alive'));
    await living.next('new_message');
    await instance.close();
  });

  it('tells each page that it is there, with `ready` and ping after ping, for no browser shows its pings', async () => {
    const instance = await startProbe('plat_live_beat', {}, { pingEveryMs: PING_EVERY_MS });
    const live = await probeLive(instance, 1);
    await waitFor(() => live.beats >= 1);
    await waitFor(() => live.beats >= 3);
    await live.close();
    await instance.close();
  });

  it('closes a socket whose session ends while it is being opened', async () => {
    const instance = await startProbe('plat_live_ended');
    const [hub, sessions] = [instance.app.get(LiveHub), instance.app.get(SessionStore)];
    const ana = await probeClient(instance, 1);
    const get = sessions.get.bind(sessions);
    sessions.get = (id, done) =>
      get(id, (error, session) => sessions.destroy(id, () => done(error, session)));
    const live = new LiveClient(instance.wsUrl, { cookie: ana.cookie() });
    await live.opened();
    expect(hub.size).toBe(0);
    expect(await live.closed()).toBe(closeCodes.noSession);
    await instance.close();
  });

  it('closes sockets whose session is gone from the store without a word', async () => {
    const instance = await startProbe('plat_live_sweep', {}, { sessionCheckEveryMs: 100 });
    const live = await probeLive(instance, 1);
    await instance.app.get(PgPool).query('DELETE FROM session');
    expect(await live.closed()).toBe(closeCodes.noSession);
    await instance.close();
  });

  it(`sends everybody away with ${closeCodes.restarting} at the end, stalled ones too, and says it is not ready`, async () => {
    const instance = await startProbe('plat_live_drain', {}, { closeTimeoutMs: 200 });
    const [one, stalled] = [await probeLive(instance, 1), await probeLive(instance, 2)];
    stalled.stall();
    await Promise.all([
      instance.app.get(SocketMonitor).drain(),
      expect(one.closed()).resolves.toBe(closeCodes.restarting),
    ]);
    await instance.close();
  });
});
