import { type MatchView, endpoints } from '@wayfellow/contracts';
import { type Client, newUser } from './client.js';
import type { Instance } from './instance.js';

/** Sends a connection request and gives the match. */
export const request = async (from: Client, to: Client): Promise<MatchView> => {
  const answer = await from.call(endpoints.matches.create, { body: { otherUserId: to.user.id } });
  if (answer.status !== 201) throw new Error(`The request was not made: ${answer.status} ${answer.text}`);
  return answer.body;
};

/** Makes two travelers a match, by request and answer, and gives it. */
export const befriend = async (from: Client, to: Client): Promise<MatchView> => {
  const { id } = await request(from, to);
  const answer = await to.call(endpoints.matches.answer, { params: { id }, body: { status: 'accepted' } });
  if (answer.status !== 200) throw new Error(`The request was not accepted: ${answer.status}`);
  return answer.body;
};

/** Two new travelers who are matched, each on their own instance where two are given. */
export const newPair = async (instance: Instance, other = instance): Promise<[Client, Client]> => {
  const pair = await Promise.all([newUser(instance, { name: 'Ana' }), newUser(other, { name: 'Ben' })]);
  await befriend(...pair);
  return pair;
};
