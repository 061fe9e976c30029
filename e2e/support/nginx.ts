import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programPath } from '../../tools/testing/programs.mjs';
import { run, untilReady } from './programs.js';

/** The cookie by which nginx selects the instance that serves a browser, instead of its IP address. */
export const INSTANCE_COOKIE = 'instance';

const configuration = (folder: string, port: number, instances: string[]) => `
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  map $cookie_${INSTANCE_COOKIE} $instance { default ${instances[0]}; ${instances.map((host, i) => `${i} ${host};`).join(' ')} }
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://$instance;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_read_timeout 1h;
    }
  }
}
`;

/** Starts nginx as a load balancer. `instances` are host:port. */
export const startNginx = async (folder: string, port: number, instances: string[]) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, instances));
  const nginx = run(programPath('nginx'), ['-p', folder, '-c', join(folder, 'nginx.conf')]);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/api/health/ready`, nginx);
  return { url, stop: nginx.stop };
};
