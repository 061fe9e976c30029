import type { IconName } from '@wayfellow/ui';

/** The icon of a device by its name, such as 'Safari on iPhone'. */
export const deviceIcon = (device: string): IconName =>
  /iPhone|iPad|Android/.test(device) ? 'phone' : 'laptop';
