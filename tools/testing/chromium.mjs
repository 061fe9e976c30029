import { programPath } from './programs.mjs';

// Chromium heeds the last list of features alone, so what Playwright turns off is turned off here again.
const withoutByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

// Each new window would load two pages for suggestions below the address bar, and start a process for a page that may
// come next: half of what a window costs.
const withoutInNewWindows = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

// No requests of its own, and nothing that needs a screen or the privileges for a sandbox.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...withoutByPlaywright, ...withoutInNewWindows].join(',')}`,
];

/** The options with which Playwright launches the installed Chromium. */
export const chromiumOptions = () => ({ executablePath: programPath('chromium'), args });
