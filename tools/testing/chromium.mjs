import { programPath } from './programs.mjs';

// No requests of its own, and nothing that needs a screen or the rights to build a sandbox.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** With what Playwright launches the Chromium of this machine. */
export const chromiumOptions = () => ({ executablePath: programPath('chromium'), args });
