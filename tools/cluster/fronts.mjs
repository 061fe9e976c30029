import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { startNginx, upstreamsOf } from './nginx.mjs';

const REMOTES = ['mfe-matching', 'mfe-messaging', 'mfe-subscription'];

/** The cookie by which a test chooses the instance that serves a browser. */
export const INSTANCE_COOKIE = 'instance';

/** Instead of by turns: a browser with the cookie is served by the instance of that number. */
const chosen = (instances) => {
  const numbered = instances.map((place, index) => `${index} ${place};`).join(' ');
  return `map $cookie_${INSTANCE_COOKIE} $instance { default backend; ${numbered} }\n`;
};

/**
 * Starts what stands in front of the instances in docker-compose.yml: nginx for each remote, and one in front of all.
 *
 * @param {{ folder: string, port: number, builds: string, instances: string[], isChosen?: boolean }} options builds: the folder
 *   with the frontends and their `dist`; instances: host:port of each; isChosen: whether browsers choose theirs
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startFronts({ folder, port, builds, instances, isChosen = false }) {
  const files = path.join(folder, 'srv');
  mkdirSync(path.join(files, 'remotes'), { recursive: true });
  symlinkSync(path.join(builds, 'frontend-shell/dist'), path.join(files, 'shell'));
  for (const remote of REMOTES)
    symlinkSync(path.join(builds, remote, 'dist'), path.join(files, 'remotes', remote));
  const services = await Promise.all(
    REMOTES.map((remote) =>
      startNginx({ folder: path.join(folder, remote), name: 'remote.nginx.conf', files }),
    ),
  );
  const places = Object.fromEntries(REMOTES.map((remote, i) => [remote, [new URL(services[i].url).host]]));
  const front = await startNginx({
    folder,
    port,
    files,
    upstreams: upstreamsOf({ ...places, backend: instances }) + (isChosen ? chosen(instances) : ''),
    changes: isChosen ? { 'http://backend': 'http://$instance' } : {},
  });
  const stop = async () => {
    for (const one of [front, ...services]) await one.stop();
  };
  return { url: front.url, stop };
}
