import { createConfig, remotePorts } from '@wayfellow/federation';
import { themeBootScript } from '@wayfellow/ui/theme-boot';

export default createConfig({
  name: 'mfe_subscription',
  dir: import.meta.dirname,
  port: remotePorts.subscription,
  exposes: { './routes': './src/routes.tsx' },
  themeBootScript,
});
