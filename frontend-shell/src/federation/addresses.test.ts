import { remoteAddresses } from './addresses';

const answer = (body: unknown, ok = true) =>
  ({ ok, status: ok ? 200 : 503, json: async () => body }) as Response;

describe('/config.json', () => {
  it('is asked again after it failed, once while it holds, and whenever a retry wants it fresh', async () => {
    const remotes = { messaging: '/remotes/mfe-messaging/mf-manifest.json' };
    const fetched = jest.fn().mockResolvedValueOnce(answer({}, false)).mockResolvedValue(answer({ remotes }));
    globalThis.fetch = fetched;
    await expect(remoteAddresses()).rejects.toThrow('503');
    await expect(remoteAddresses()).resolves.toEqual(remotes);
    await remoteAddresses();
    expect(fetched).toHaveBeenCalledTimes(2);
    await remoteAddresses({ again: true });
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});
