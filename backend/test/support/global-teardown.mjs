/** Stops the PostgreSQL that global-setup started. */
export default async function globalTeardown() {
  await globalThis.wayfellowTestPostgres?.stop();
}
