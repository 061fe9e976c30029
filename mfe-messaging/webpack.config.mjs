import { createConfig, remotePorts } from '@wayfellow/federation';
import { themeBootScript } from '@wayfellow/ui/theme-boot';

export default createConfig({
  name: 'mfe_messaging',
  dir: import.meta.dirname,
  port: remotePorts.messaging,
  exposes: { './routes': './src/routes.tsx' },
  themeBootScript,
});
