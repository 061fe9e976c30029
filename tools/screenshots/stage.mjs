// What the demo data lack: a plan and its contact, a person blocked, news behind the bell, a decision.

const emailOf = (username) => `${username}@example.org`;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const FACTS =
  'The picture on your profile shows somebody else, who told us that you do not know each other. It has been taken down.';

const tokenIn = (link) => link.slice(link.indexOf('#t=') + '#t='.length);
const once = (make) => {
  let made;
  return () => (made ??= make());
};

/** Brings the demo to the states that the screens show. Each function does its part at its first call. */
export function stageOf(visitors) {
  const { call, linkTo } = visitors;
  const ids = new Map();
  const idOf = async (username) => {
    if (!ids.has(username)) ids.set(username, (await call(username, 'get', '/api/auth/me')).id);
    return ids.get(username);
  };

  const confirmEmail = once(async () => {
    await call('ana', 'post', '/api/account/email/send', {});
    await call(undefined, 'post', '/api/account/email/confirm', {
      token: tokenIn(await linkTo('/account/confirm', emailOf('ana'))),
    });
  });

  const nameContact = once(async () => {
    await confirmEmail();
    const email = 'ingrid@wayfellow.example';
    await call('ana', 'post', '/api/contacts', { name: 'Ingrid', email });
    const token = tokenIn(await linkTo('/plan/contact', email));
    await call(undefined, 'post', '/api/contacts/answer', { token, isWilling: true });
    const [contact] = await call('ana', 'get', '/api/contacts');
    return contact;
  });

  /** Ana's plan to meet Ben; gives the path of the page that her contact sees. */
  const planLink = once(async () => {
    const contact = await nameContact();
    const startsAt = new Date(Math.ceil((Date.now() + 3 * DAY_MS) / DAY_MS) * DAY_MS + 18 * HOUR_MS);
    const { link } = await call('ana', 'post', '/api/meetings', {
      otherUserId: await idOf('ben'),
      place: 'Rossio station, main entrance, Lisbon, Portugal',
      startsAt: startsAt.toISOString(),
      zone: 'Europe/Lisbon',
      note: 'Dinner nearby, then the tram home by ten',
      contactId: contact.id,
      checkInAt: new Date(startsAt.getTime() + 2.5 * HOUR_MS).toISOString(),
    });
    const { pathname, hash } = new URL(link);
    return pathname + hash;
  });

  const block = once(async () => {
    await call('ana', 'put', `/api/users/${await idOf('ravi.p')}/block`);
  });

  const bringNews = once(async () => {
    const toAna = { otherUserId: await idOf('ana') };
    await call('noor.h', 'post', '/api/matches', toAna);
    await call('arjun.n', 'post', '/api/matches', toAna);
  });

  const resetLink = once(async () => {
    const email = emailOf('clara.weiss');
    await call(undefined, 'post', '/api/account/password/forgot', { email });
    return linkTo('/account/reset', email);
  });

  const caseAbout = async (name) => {
    const cases = await call('mod', 'get', '/api/moderation/cases');
    return cases.find((one) => one.name === name);
  };
  const casePath = once(async () => `/moderation/${(await caseAbout('Dorian Vale')).id}`);

  const decisionPath = once(async () => {
    const { id } = await caseAbout('Lena Wirth');
    const { version } = await call('mod', 'get', `/api/moderation/cases/${id}`);
    const decision = { action: 'suspend', rule: 1, facts: FACTS, days: 7, version };
    await call('mod', 'post', `/api/moderation/cases/${id}/decisions`, decision);
    const [{ id: decisionId }] = await call('lena.w', 'get', '/api/decisions');
    return `/decisions/${decisionId}`;
  });

  /** Where a visitor counts the travelers on the days of Ana's first trip. */
  const countPath = once(async () => {
    const [{ destinationId, startDate, endDate }] = await call('ana', 'get', '/api/trips');
    return `/crossings?${new URLSearchParams({ destination: destinationId, startDate, endDate })}`;
  });

  /** What is offered on the days of Ana's first trip, and the first of it. */
  const meetupTrip = once(async () => (await call('ana', 'get', '/api/trips'))[0].id);
  const meetupsPath = once(async () => `/meetups?trip=${await meetupTrip()}`);
  const meetupPath = once(async () => {
    const [{ id }] = await call('ana', 'get', `/api/trips/${await meetupTrip()}/meetups`);
    return `/meetups/${id}`;
  });

  const route = once(async () => (await call('ana', 'get', '/api/routes'))[0]);
  const routePath = once(async () => `/routes/${(await route()).id}`);

  const groupPath = once(async () => {
    const chats = await call('ana', 'get', '/api/conversations');
    return `/messages/g/${chats.find(({ kind }) => kind === 'group').id}`;
  });

  const sharedRoutePath = once(async () => {
    const { url } = await call('ana', 'post', `/api/routes/${(await route()).id}/share`);
    return `/routes/shared${new URL(url).hash}`;
  });

  /** What screens show that do not ask for it themselves. */
  const prepare = async () => {
    await nameContact();
    await block();
    await bringNews();
  };

  return {
    idOf,
    prepare,
    planLink,
    countPath,
    meetupsPath,
    meetupPath,
    resetLink,
    casePath,
    decisionPath,
    groupPath,
    routePath,
    sharedRoutePath,
  };
}
