import { cataloguePort, createConfig } from '@wayfellow/federation';
import { themeBootScript } from '@wayfellow/ui/theme-boot';

export default createConfig({
  name: 'ui_catalogue',
  dir: import.meta.dirname,
  port: cataloguePort,
  // A page of its own: nothing loads it, so it needs no federation.
  isShell: true,
  themeBootScript,
});
