import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// jsdom lacks what React Router and the stream APIs expect.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// What is waited for may come late on a busy machine: parts are loaded when they are first shown.
configure({ asyncUtilTimeout: 30_000 });
