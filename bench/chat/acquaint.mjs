/** Calls the product as one of the people; gives the answer's body, if it has one. */
async function call(url, method, path, body, { cookie }) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** One asks, the other accepts. */
async function befriend(url, one, other) {
  const { id } = await call(url, 'POST', '/matches', { otherUserId: other.id }, one);
  await call(url, 'PUT', `/matches/${id}`, { status: 'accepted' }, other);
}

/** Lets the people of every two write to each other. */
export async function pairUp(url, people) {
  for (let i = 0; i < people.length; i += 2) await befriend(url, people[i], people[i + 1]);
}

/**
 * Puts these people into groups of a size, the first of each matched with the others.
 *
 * @returns {Promise<number[]>} the ids of the groups' conversations
 */
export async function groupUp(url, people, size) {
  const ids = [];
  for (let i = 0; i < people.length; i += size) {
    const [starter, ...others] = people.slice(i, i + size);
    // The others ask: without Premium one may ask three people a day.
    for (const other of others) await befriend(url, other, starter);
    const userIds = others.map(({ id }) => id);
    const { id } = await call(url, 'POST', '/conversations', { userIds }, starter);
    for (const other of others)
      await call(url, 'PUT', `/conversations/${id}/members/me`, { answer: 'joined' }, other);
    ids.push(id);
  }
  return ids;
}
