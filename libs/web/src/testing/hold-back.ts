/** Holds back the answers to calls whose address begins so, until the returned function is called. For a fake server that runs. */
export const holdBack = (address: string): (() => void) => {
  const { fetch } = globalThis;
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (url.startsWith(address)) await held;
    return fetch(url, init);
  }) as typeof fetch;
  return goOn;
};
