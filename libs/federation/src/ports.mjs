/** Where `npm run dev` serves the shell. */
export const shellPort = 4200;

/** Where `npm run catalogue` serves the parts of libs/ui. */
export const cataloguePort = 4210;

/** Where `npm run dev` serves each remote: its name in config.json → port. */
export const remotePorts = { matching: 4201, messaging: 4202, subscription: 4203 };
