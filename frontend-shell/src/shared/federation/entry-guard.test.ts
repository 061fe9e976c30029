import { EntryIntegrityError, runVerifiedEntry } from './entry-guard';

const entry = 'https://remotes.example/remoteEntry.0123abcd.js';
const trusted = { origin: 'https://remotes.example', integrity: 'sha384-abc' };
const container = { get: () => async () => undefined, init: () => undefined };
const scripts = () => [...document.head.querySelectorAll('script')];
const globals = globalThis as Record<string, unknown>;

describe('the entry of a remote', () => {
  afterEach(() => {
    document.head.replaceChildren();
    delete globals.mfe_probe;
  });

  it('is run by a script that must have the trusted hash', async () => {
    const running = runVerifiedEntry(entry, 'mfe_probe', trusted);
    const [script] = scripts();
    expect(script).toMatchObject({ src: entry, integrity: trusted.integrity, crossOrigin: 'anonymous' });
    globals.mfe_probe = container;
    script?.dispatchEvent(new Event('load'));
    expect(await running).toBe(container);
  });

  it('that the browser refused is none, and is fetched anew the next time', async () => {
    const bad = entry.replace('0123abcd', '89abcdef');
    const running = runVerifiedEntry(bad, 'mfe_probe', trusted);
    scripts()[0]?.dispatchEvent(new Event('error'));
    await expect(running).rejects.toThrow(EntryIntegrityError);
    void runVerifiedEntry(bad, 'mfe_probe', trusted);
    expect(scripts()[1]?.src).toMatch(`${bad}?fresh=`);
  });

  it.each([
    ['of another origin than its manifest', { ...trusted, origin: 'https://elsewhere.example' }],
    ['whose hash is not known', { ...trusted, integrity: null }],
    ['of a remote that nobody named', undefined],
  ])('%s is not even fetched', async (_what, said) => {
    await expect(runVerifiedEntry(entry, 'mfe_probe', said)).rejects.toThrow(EntryIntegrityError);
    expect(scripts()).toEqual([]);
  });
});
