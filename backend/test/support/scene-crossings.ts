import type { Client } from './client.js';
import { makeDestination } from './query.js';
import type { SceneCall } from './scene.js';
import { day, planTrip } from './travelers.js';

const tripOf = async (owner: Client) => ({ params: { id: await planTrip(owner, 'Scene Bay', [5, 9]) } });

/** The calls about who is where a traveler is. */
export const crossingCalls: Readonly<Record<string, SceneCall>> = {
  'crossings.list': { args: () => ({}) },
  'crossings.people': { args: tripOf, forOthers: 404 },
  'crossings.days': { args: tripOf, forOthers: 404 },
  'crossings.watch': {
    args: async (owner) => ({ ...(await tripOf(owner)), body: { isOn: true } }),
    forOthers: 404,
  },
  'crossings.counts': {
    args: async (_, instance) => ({
      params: { id: await makeDestination(instance, `Counted City ${(made += 1)}`) },
      query: { startDate: day(5), endDate: day(9) },
    }),
  },
};

let made = 0;
