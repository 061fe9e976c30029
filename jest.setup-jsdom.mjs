import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// jsdom lacks what React Router and the stream APIs expect.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Nor has it media queries: none of them matches, and none changes, to whichever listener.
globalThis.matchMedia ??= () => ({
  matches: false,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});

// What is waited for may come late on a busy machine: parts are loaded when they are first shown.
configure({ asyncUtilTimeout: 30_000 });
