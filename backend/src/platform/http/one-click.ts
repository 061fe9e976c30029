import type { Handler, Request } from 'express';
import { type Endpoint, endpoints } from '@wayfellow/contracts';

const all = Object.values(endpoints).flatMap((group) => Object.values<Endpoint<never>>(group));
const pages = new Map(all.flatMap(({ path, page }) => (page ? [[path, page]] : [])));

/** Whether mail servers make this request (RFC 8058): as a form, from anywhere, on behalf of somebody who has the link. */
export const isOneClick = ({ baseUrl, path }: Request): boolean => pages.has(baseUrl + path);

/** Leads who opens such a URL in a browser to its page, where a button makes the call, and forgets the cookies of all others. */
export const oneClick: Handler = (request, response, next) => {
  const page = pages.get(request.baseUrl + request.path);
  if (page === undefined) return next();
  if (request.method === 'GET') {
    const query = new URLSearchParams(request.originalUrl.split('?')[1]).toString();
    return response.redirect(303, `${page}#${query}`);
  }
  delete request.headers.cookie;
  next();
};
