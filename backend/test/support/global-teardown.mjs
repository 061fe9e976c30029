import { rm } from 'node:fs/promises';

/** Stops the PostgreSQL that global-setup started. */
export default async function globalTeardown() {
  const started = globalThis.wayfellowTestPostgres;
  if (!started) return;
  await started.server.stop();
  await rm(started.folder, { recursive: true, force: true });
}
