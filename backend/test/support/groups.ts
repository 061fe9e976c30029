import { type ChatView, type GroupMessageView, endpoints } from '@wayfellow/contracts';
import type { Client } from './client.js';
import { befriend } from './matched.js';

const { conversations } = endpoints;

const must = <T>({ status, body, text }: { status: number; body: T; text: string }, wanted: number): T => {
  if (status !== wanted) throw new Error(`Answered ${status} instead of ${wanted}: ${text}`);
  return body;
};

/** Starts a group with invitations to these, who are matched with its host. */
export const startGroup = async (
  host: Client,
  invited: readonly Client[],
  title?: string,
): Promise<ChatView> => {
  const userIds = invited.map(({ user }) => user.id);
  return must(await host.call(conversations.create, { body: { userIds, title } }), 201);
};

/** The id of a conversation, which only a pair may not have. */
export const idOf = ({ id }: ChatView): number => {
  if (id === null) throw new Error('There is no row of it');
  return id;
};

export const answerInvitation = (client: Client, id: number, answer: 'joined' | 'declined') =>
  client.call(conversations.answer, { params: { id }, body: { answer } });

export const inviteTo = (client: Client, id: number, ...others: readonly Client[]) =>
  client.call(conversations.invite, { params: { id }, body: { userIds: others.map(({ user }) => user.id) } });

/** Matches these with the host and starts a group that all of them are in; returns its id. */
export const groupOf = async (host: Client, ...others: Client[]): Promise<number> => {
  for (const other of others) await befriend(host, other);
  const id = idOf(await startGroup(host, others));
  for (const other of others) must(await answerInvitation(other, id, 'joined'), 200);
  return id;
};

export const say = async (client: Client, id: number, content: string): Promise<GroupMessageView> =>
  must(await client.call(conversations.send, { params: { id }, body: { content } }), 201);

/** What somebody reads in a conversation of several, without the lines of the system. */
export const textsFor = async (client: Client, id: number): Promise<string[]> => {
  const messages = must(await client.call(conversations.messages, { params: { id } }), 200);
  return messages.filter(({ kind }) => kind === 'text').map(({ content }) => content);
};
