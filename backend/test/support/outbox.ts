import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from './client.js';
import type { Instance } from './instance.js';

export const WELCOME = 'Welcome to Wayfellow Premium';
export const FAREWELL = 'Your Wayfellow Premium has ended';

/** The subjects of the emails about Premium to a user in an instance's outbox folder, in the order of the alphabet. */
export const premiumEmailsTo = async ({ dataDir }: Instance, { user }: Client): Promise<string[]> => {
  const outbox = join(dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.startsWith('premium-'));
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return texts
    .filter((text) => text.includes(`To: ${user.email}`))
    .map((text) => /^Subject: (.+)$/m.exec(text)?.[1]?.trim() ?? '')
    .sort();
};
