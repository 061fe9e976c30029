import { join } from 'node:path';
import { remotes } from '@wayfellow/contracts';
import type { Handler, Request, Response } from 'express';
import type { Config } from '../../config/config.js';
import { SANDBOX_SCRIPT, clientConfig } from './client-config.js';
import { workerPolicy } from './page-policy.js';
import { pageSender } from './page-sender.js';
import { posterSender } from './poster-sender.js';
import { Problem } from '../problems/problem.js';
import { sendStaticFile } from './static-file.js';

/** A dot in the last part, or a control character, which no screen's path has. */
const LIKE_A_FILE = /\.[^/]*$|\p{Cc}/u;
/** Where password managers look for the page (W3C, A Well-Known URL for Changing Passwords). */
const CHANGE_PASSWORD = '/.well-known/change-password';
/** The service worker, and what takes its place where it is turned off. */
const WORKER = '/sw.js';
const WORKER_OFF = '/sw-off.js';
const REMOTE_PATH = /^\/remotes\/mfe-(\w+)(\/.+)$/;

/** Paths of the API, of uploaded files and of operators, which belong to no frontend. */
const isReserved = (path: string) =>
  path === '/api' || path.startsWith('/api/') || path.startsWith('/media/') || path === '/metrics';

/** The folder of the payment sandbox's script. */
const SANDBOX_FOLDER = 'libs/stripe-sandbox/dist/browser';

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new Problem('not-found');
  }
};

/**
 * Serves the frontends from their dist folders: the shell at /, a remote at /remotes/mfe-<name>/, the remotes' URLs and
 * hashes at /config.json, the pictures of the destinations at /posters/, and the payment sandbox's script if it is used.
 * Any other path is a screen and gets the shell's page, with a nonce per response. A path that looks like a file but does
 * not exist gets 404, never the page.
 */
export const frontends = (config: Config): Handler => {
  const shell = join(config.staticRoot, 'frontend-shell/dist');
  const sendPoster = posterSender(config.staticRoot);
  const sendPage = pageSender(config);

  const sendRemote = async (request: Request, response: Response, path: string): Promise<boolean> => {
    const [, name = '', file = ''] = REMOTE_PATH.exec(path) ?? [];
    const isKnown = Object.hasOwn(remotes, name);
    return isKnown && sendStaticFile(request, response, join(config.staticRoot, `mfe-${name}`, 'dist'), file);
  };

  const sendSandboxScript = async (request: Request, response: Response): Promise<boolean> => {
    const folder = join(config.staticRoot, SANDBOX_FOLDER);
    return config.stripe.apiUrl !== undefined && sendStaticFile(request, response, folder, 'stripe.js');
  };

  const sendWorker = async (request: Request, response: Response): Promise<boolean> => {
    response.setHeader('Content-Security-Policy', workerPolicy(config));
    return sendStaticFile(request, response, shell, config.pwa === 'on' ? WORKER : WORKER_OFF);
  };

  const serve = async (request: Request, response: Response): Promise<void> => {
    const path = decoded(request.path);
    if (path === '/config.json') {
      response.setHeader('Cache-Control', 'no-cache').json(await clientConfig(config));
    } else if (path === CHANGE_PASSWORD) {
      response.redirect('/account');
    } else if (path === SANDBOX_SCRIPT) {
      if (!(await sendSandboxScript(request, response))) throw new Problem('not-found');
    } else if (path === WORKER) {
      if (!(await sendWorker(request, response))) throw new Problem('not-found');
    } else if (path.startsWith('/posters/')) {
      if (!(await sendPoster(request, response, path))) throw new Problem('not-found');
    } else if (path.startsWith('/remotes/')) {
      if (!(await sendRemote(request, response, path))) throw new Problem('not-found');
    } else if (!path.endsWith('.html') && (await sendStaticFile(request, response, shell, path))) {
      return;
    } else if (path === '/index.html' || isScreen(request, path)) await sendPage(request, response, path);
    else throw new Problem('not-found');
  };

  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isReserved(request.path)) next();
    else serve(request, response).catch(next);
  };
};

const isScreen = (request: Request, path: string): boolean =>
  !path.startsWith('/assets/') && !LIKE_A_FILE.test(path) && Boolean(request.accepts('html'));
