import { createConfig, shellPort } from '@wayfellow/federation';
import { themeBootScript } from '@wayfellow/ui/theme-boot';

export default createConfig({
  name: 'shell',
  dir: import.meta.dirname,
  port: shellPort,
  isShell: true,
  prerendered: { entry: 'src/prerender.tsx', screens: { home: '/', explore: '/explore' } },
  themeBootScript,
});
