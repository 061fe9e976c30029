import { programPath } from './programs.mjs';

// No requests of its own, and nothing that needs a screen or the privileges for a sandbox.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The options with which Playwright launches the installed Chromium. */
export const chromiumOptions = () => ({ executablePath: programPath('chromium'), args });
