export { startStripeSandbox, type SandboxOptions, type StripeSandbox } from './sandbox.js';
