/** Whether the page runs as an installed app, with its own icon and window. iPhones say so in a property of their own. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;
