import { createConfig, shellPort } from '@wayfellow/federation';
import { themeBootScript } from '@wayfellow/ui/theme-boot';

export default createConfig({
  name: 'shell',
  dir: import.meta.dirname,
  port: shellPort,
  isShell: true,
  prerendered: { entry: 'src/prerender.tsx', screens: { home: '/', explore: '/explore' } },
  worker: {
    entry: 'src/worker/worker.ts',
    off: 'src/worker/off.ts',
    // What the screens without a network are made of.
    parts: /\/(account-page|kept-band|load-remote|needs-network-page|pocket|profile-page)$/,
  },
  themeBootScript,
});
