import { endpoints } from '@wayfellow/contracts';
import { type Client, newUser } from './client.js';
import { goTo } from './crossings.js';
import type { Instance } from './instance.js';
import { changeOf, meetupOf, mustOffer } from './meetups.js';
import { makeDestination } from './query.js';
import type { SceneCall } from './scene.js';

const { meetups } = endpoints;

let made = 0;
const tripOf = async (owner: Client, instance: Instance, cityId?: number): Promise<number> =>
  goTo(owner, cityId ?? (await makeDestination(instance, `Meetup City ${(made += 1)}`)), [4, 6]);

const hosted = async (owner: Client, instance: Instance) => ({
  params: { id: (await mustOffer(owner, await tripOf(owner, instance))).id },
});

/** A meetup of one traveler's that another has joined. */
const joined = async (host: Client, guest: Client, instance: Instance): Promise<number> => {
  const cityId = await makeDestination(instance, `Meetup City ${(made += 1)}`);
  const meetup = await mustOffer(host, await tripOf(host, instance, cityId));
  await tripOf(guest, instance, cityId);
  const answer = await guest.call(meetups.join, { params: { id: meetup.id } });
  if (answer.status !== 200) throw new Error(`Nobody joined: ${answer.status} ${answer.text}`);
  return meetup.id;
};

/** The calls about meetups. */
export const meetupCalls: Readonly<Record<string, SceneCall>> = {
  'meetups.ofTrip': {
    args: async (owner, instance) => ({ params: { id: await tripOf(owner, instance) } }),
    forOthers: 404,
  },
  'meetups.mine': { args: () => ({}) },
  'meetups.offer': {
    args: async (owner, instance) => ({ body: meetupOf(await tripOf(owner, instance)) }),
    forOthers: 403,
  },
  'meetups.one': { args: hosted, forOthers: 404 },
  'meetups.change': {
    args: async (owner, instance) => ({
      ...(await hosted(owner, instance)),
      body: changeOf(1),
    }),
    forOthers: 404,
  },
  'meetups.join': { args: hosted, forOthers: 404 },
  'meetups.leave': {
    args: async (owner, instance) => ({
      params: { id: await joined(await newUser(instance), owner, instance) },
    }),
    forOthers: 404,
  },
  'meetups.setState': {
    args: async (owner, instance) => ({ ...(await hosted(owner, instance)), body: { state: 'closed' } }),
    forOthers: 404,
  },
  'meetups.remove': {
    args: async (owner, instance) => {
      const guest = await newUser(instance);
      return { params: { id: await joined(owner, guest, instance), userId: guest.user.id } };
    },
    forOthers: 404,
  },
  'meetups.calendar': { args: hosted, forOthers: 404 },
};
