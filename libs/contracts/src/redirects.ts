const BASE = 'http://local.invalid';

declare const URL: new (
  url: string,
  base: string,
) => { origin: string; pathname: string; search: string; hash: string };

/**
 * The local path a `?redirect=` may lead to, or `fallback`. Only paths of this site are followed:
 * '//evil.example', 'https:…', '/\\evil.example' and the like are not.
 */
export const safeRedirect = (target: string | null | undefined, fallback: string): string => {
  if (!target?.startsWith('/') || /[\\\p{C}]/u.test(target)) return fallback;
  try {
    const url = new URL(target, BASE);
    // Resolving dots may leave '//evil.example', which browsers take for another site.
    const isLocal = url.origin === BASE && !url.pathname.startsWith('//');
    return isLocal ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
};

/** The sign-in address that leads back to `path` afterwards. */
export const loginPath = (path: string, screen: '/login' | '/auth' | '/register' = '/login'): string =>
  `${screen}?redirect=${encodeURIComponent(path)}`;

/** What of a trip is known before it is added. */
export interface TripToAdd {
  destination?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** My Trips with the form of a trip open. */
export const addTripPath = (trip: TripToAdd = {}): string => {
  const known = Object.entries(trip).filter(([, value]) => value);
  const fields = known.map(([name, value]) => `&${name}=${encodeURIComponent(String(value))}`);
  return `/profile?tab=trips&add=trip${fields.join('')}`;
};

/** The form in which a visitor reports what the page at `path` shows; a tip is named by the fragment '#tip-{id}'. */
export const noticePath = (path: string): string => `/safety/report?page=${encodeURIComponent(path)}`;
