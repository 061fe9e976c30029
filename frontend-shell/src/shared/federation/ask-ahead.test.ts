const manifest = '/remotes/mfe-matching/mf-manifest.json';
const files = [
  { path: 'remoteEntry.0123abcd.js', integrity: 'sha384-entry' },
  { path: '640.05ec8b74.js', integrity: 'sha384-chunk' },
];

const setUp = async (location: object | undefined) => {
  jest.resetModules();
  document.head.replaceChildren();
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, json: async () => ({ remotes: { matching: location } }) });
  return import('./ask-ahead');
};
const links = () =>
  [...document.querySelectorAll('link')].map((link) =>
    Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value])),
  );
const asked = () => links().map(({ href }) => new URL(href ?? '').pathname);

describe('asking for the files of a remote', () => {
  it('asks for each of them once, as the script that runs it does', async () => {
    const { askAhead } = await setUp({ manifest, integrity: 'sha384-entry', files });
    await askAhead('matching');
    await askAhead('matching');
    const attributes = { rel: 'preload', crossorigin: 'anonymous' };
    expect(links()).toEqual([
      { ...attributes, as: 'fetch', href: `${window.location.origin}${manifest}` },
      ...files.map(({ path, integrity }) => ({
        ...attributes,
        as: 'script',
        integrity,
        href: `${window.location.origin}/remotes/mfe-matching/${path}`,
      })),
    ]);
  });

  it.each([
    ['whose files are not known', { manifest, integrity: 'sha384-entry', files: [] }, [manifest]],
    ['that a backend of the release before names', { manifest, integrity: 'sha384-entry' }, [manifest]],
    ['that is not deployed', undefined, []],
  ])('asks for no file of one %s', async (_which, location, expected) => {
    const { askAhead } = await setUp(location);
    await askAhead('matching');
    expect(asked()).toEqual(expected);
  });

  it('asks no other origin than that of the manifest', async () => {
    const elsewhere = [{ path: 'https://elsewhere.example/640.js', integrity: 'sha384-chunk' }];
    const { askAhead } = await setUp({ manifest, integrity: 'sha384-entry', files: elsewhere });
    await askAhead('matching');
    expect(asked()).toEqual([manifest]);
  });
});
