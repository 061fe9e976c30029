import { type MessageView, type ThreadQuery, endpoints } from '@wayfellow/contracts';
import type { Client } from './client.js';

const { send, thread, read } = endpoints.messages;

/** Sends a message, whatever the answer. */
export const write = (from: Client, to: Client, content: string, clientId?: string) =>
  from.call(send, { body: { receiverId: to.user.id, content, ...(clientId && { clientId }) } });

/** Sends a message and gives it as stored. */
export const mustWrite = async (from: Client, to: Client, content: string): Promise<MessageView> => {
  const answer = await write(from, to, content);
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body;
};

/** Reads what two have written to each other, as one of them. */
export const threadOf = (client: Client, other: Client, page: ThreadQuery = {}) =>
  client.call(thread, { params: { id: other.user.id }, query: page });

/** Marks a message as read, and all before it. */
export const markRead = (client: Client, id: number) => client.call(read, { params: { id } });
