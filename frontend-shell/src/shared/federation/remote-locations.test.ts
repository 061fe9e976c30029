import { remoteLocations } from './remote-locations';

const answer = (body: unknown, ok = true) =>
  ({ ok, status: ok ? 200 : 503, json: async () => body }) as Response;

describe('/config.json', () => {
  it('is asked again after it failed, once while it holds, and whenever a retry wants it fresh', async () => {
    const messaging = { manifest: '/remotes/mfe-messaging/mf-manifest.json', integrity: 'sha384-x' };
    const remotes = { messaging };
    const fetched = jest.fn().mockResolvedValueOnce(answer({}, false)).mockResolvedValue(answer({ remotes }));
    globalThis.fetch = fetched;
    await expect(remoteLocations()).rejects.toThrow('503');
    await expect(remoteLocations()).resolves.toEqual(remotes);
    await remoteLocations();
    expect(fetched).toHaveBeenCalledTimes(2);
    await remoteLocations({ again: true });
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});
