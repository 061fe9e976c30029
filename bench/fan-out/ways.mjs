/**
 * What an instance publishes for the messages that it stored by one statement: on which channel, for whom, and which
 * instances get it. `to` has a person and the instances with their sockets.
 *
 * @typedef {{ userId: number, at: readonly number[] }} Recipient
 * @typedef {{ channel: string | number, envelopes: number, at: readonly number[] }} Parcel
 * @typedef {object} Way
 * @property {string} name
 * @property {boolean} asksWhere whether Redis is asked first, for each person, on which instances they are
 * @property {(from: number, to: readonly Recipient[], everywhere: readonly number[]) => Parcel[]} parcelsOf
 */

/** As it is built: all instances read what any of them publishes. */
const oneChannel = {
  name: 'one channel',
  asksWhere: false,
  parcelsOf: (from, to, everywhere) => [{ channel: 'all', envelopes: to.length, at: everywhere }],
};

/** Each instance listens to one channel of its own; where somebody is stands in Redis. */
const channelOfInstance = {
  name: 'a channel an instance',
  asksWhere: true,
  parcelsOf(from, to) {
    const counts = new Map();
    for (const { at } of to)
      for (const instance of at) if (instance !== from) counts.set(instance, (counts.get(instance) ?? 0) + 1);
    return [...counts].map(([instance, envelopes]) => ({ channel: instance, envelopes, at: [instance] }));
  },
};

/** Each instance listens to the channels of those who are connected to it. */
const channelOfPerson = {
  name: 'a channel a person',
  asksWhere: false,
  parcelsOf: (_, to) => {
    const people = new Map();
    for (const { userId, at } of to)
      people.set(userId, { at, envelopes: (people.get(userId)?.envelopes ?? 0) + 1 });
    return [...people].map(([userId, { at, envelopes }]) => ({ channel: userId, envelopes, at }));
  },
};

/** @type {Way[]} */
export const ways = [oneChannel, channelOfInstance, channelOfPerson];
