import { PRODUCT_NAME, type OptionalKind } from '@wayfellow/contracts';
import { plainFirstName } from '../../platform/emails/plain-first-name.js';
import type { EmailedLine } from './notification-email.store.js';

/** What an email says, before greeting and footer. */
export interface EmailText {
  subject: string;
  paragraphs: readonly string[];
}

const dayOf = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** 'November 30', or 'November 30 to December 4'. */
export const daysText = (startDate: string, endDate: string): string =>
  startDate === endDate ? dayOf(startDate) : `${dayOf(startDate)} to ${dayOf(endDate)}`;

const sharedDays = ({ place, startDate, endDate }: EmailedLine): string[] =>
  place && startDate && endDate ? [`You are both in ${place}: ${daysText(startDate, endDate)}.`] : [];

/** The texts about one notification, in plain words. Nothing that a traveler wrote is in them, except a first name. */
export const notificationEmailTexts: Readonly<
  Record<Exclude<OptionalKind, 'digest' | 'meetup'>, (line: EmailedLine, origin: string) => EmailText>
> = {
  request: (line, origin) => ({
    subject: `${plainFirstName(line.actorName)} wants to travel with you`,
    paragraphs: [...sharedDays(line), `Answer here: ${origin}/matches?tab=requests`],
  }),
  accepted: (line, origin) => ({
    subject: `${plainFirstName(line.actorName)} accepted your request`,
    paragraphs: [...sharedDays(line), `Write to each other here: ${origin}/messages/${line.actorId}`],
  }),
  message: ({ actorName, actorId, unreadMessages, conversationId }, origin) => {
    const name = plainFirstName(actorName);
    const path = conversationId === null ? actorId : `g/${conversationId}`;
    return {
      subject: conversationId === null ? `New messages from ${name}` : `${name} wrote in a group chat`,
      paragraphs: [
        unreadMessages === 1 ? 'You have 1 new message.' : `You have ${unreadMessages} new messages.`,
        `Read here: ${origin}/messages/${path}`,
      ],
    };
  },
  group: ({ actorName }, origin) => ({
    subject: `${plainFirstName(actorName)} invites you into a group`,
    paragraphs: [`See who is in it, and answer, here: ${origin}/messages`],
  }),
  traveled: ({ actorName, actorId }, origin) => ({
    subject: `${plainFirstName(actorName)} wrote about your days together`,
    paragraphs: ['Write yours, and both can be read.', `Write here: ${origin}/travelers/${actorId}`],
  }),
};

/** A whole email text. `settings` is where such emails are turned off. */
export const withGreeting = (name: string, paragraphs: readonly string[], settings: string): string =>
  [
    `Hello ${name},`,
    ...paragraphs,
    PRODUCT_NAME,
    `You choose which emails you get, and when: ${settings}`,
  ].join('\n\n') + '\n';
