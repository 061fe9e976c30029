const password = 'correct horse';

/**
 * Somebody with a session at `url`, by one of the calls that begin one.
 *
 * @returns {Promise<{ status: number, id: number, cookie: string,
 *   call(method: string, path: string, body?: object): Promise<{ status: number, body?: any }> }>}
 */
async function enter(url, path, body) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const call = async (method, path, body) => {
    const options = { method, headers: { ...headers, cookie }, body: body && JSON.stringify(body) };
    const called = await fetch(url + path, options);
    return { status: called.status, body: called.status === 204 ? undefined : await called.json() };
  };
  return { status: answer.status, id: (await answer.json()).id, cookie, call };
}

/** Somebody new, whose address is to be confirmed by an email. */
export const register = (url, username) =>
  enter(url, '/api/auth/register', {
    username,
    email: `${username}@post.wayfellow.travel`,
    password,
    name: 'Test Traveler',
  });

/** Signs in as one of `registerPair`. */
export const signIn = (url, username) => enter(url, '/api/auth/login', { username, password });

/** Registers ana and ben, who are matched. */
export async function registerPair(url) {
  const [ana, ben] = await Promise.all(['ana', 'ben'].map((username) => register(url, username)));
  const match = await ana.call('POST', '/api/matches', { otherUserId: ben.id });
  await ben.call('PUT', `/api/matches/${match.body.id}`, { status: 'accepted' });
  return [ana, ben];
}
