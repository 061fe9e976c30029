import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** One answer over a kept connection: what it says, and how many milliseconds it took until its last byte was there. */
export const ask = (url, cookie) =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    get(url, { agent, headers: { cookie } }, async (response) => {
      try {
        const chunks = await response.toArray();
        const ms = performance.now() - startedAt;
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${text}`);
        resolve({ ms, body: JSON.parse(text) });
      } catch (error) {
        reject(error);
      }
    }).once('error', reject);
  });
