import { createConfig, remotePorts } from '@wayfellow/federation';
import { themeBootScript } from '@wayfellow/ui/theme-boot';

export default createConfig({
  name: 'mfe_matching',
  dir: import.meta.dirname,
  port: remotePorts.matching,
  exposes: { './routes': './src/routes.tsx' },
  themeBootScript,
});
