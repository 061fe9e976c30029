/** The parts of jsdom that the tests use; it comes with Jest's browser environment, its types do not. */
declare module 'jsdom' {
  export class VirtualConsole {
    on(event: 'jsdomError', handler: (error: Error) => void): this;
  }
  export class JSDOM {
    constructor(
      html: string,
      options: {
        url: string;
        runScripts: 'outside-only';
        pretendToBeVisual: true;
        virtualConsole: VirtualConsole;
      },
    );
    readonly window: Window & typeof globalThis;
  }
}
