import { PRODUCT_NAME, meetingTimes, timeIn } from '@wayfellow/contracts';

interface Text {
  subject: string;
  text: string;
}

/** The time of day, such as '22:30 (Asia/Tokyo)'. */
const timeOf = (moment: Date, zone: string): string => `${timeIn(zone, moment)} (${zone})`;

const paragraphs = (...lines: string[]): string => [...lines, PRODUCT_NAME].join('\n\n') + '\n';
const leaving = (leave: string) => `You get this because you agreed to be a trusted contact. Leave: ${leave}`;
const minutesLater = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60 * 1_000);

/** The emails of meeting plans. Nothing that a traveler wrote about the meeting is in them: it is on the plan's page. */
export const meetingEmails = {
  contactNamed: ({ name, link }: { name: string; link: string }): Text => ({
    subject: `${name} named you`,
    text: paragraphs(
      `${name} travels with ${PRODUCT_NAME} and named you as somebody to tell before meeting somebody new. Is that all right?`,
      `Answer here: ${link}`,
      `If you do nothing, you hear nothing more, and your address is deleted after ${meetingTimes.keptDays} days. You can leave by the same link any time.`,
    ),
  }),
  planShared: ({ name, link, leave }: { name: string; link: string; leave: string }): Text => ({
    subject: `${name} shared a plan with you`,
    text: paragraphs(
      `${name} meets somebody from ${PRODUCT_NAME} and wants you to know. Here is the plan: ${link}`,
      `There is nothing to do unless a check-in is missed: then we write to you again. Please do not pass the link on.`,
      leaving(leave),
    ),
  }),
  checkIn: ({
    name,
    link,
    plans,
    checkInAt,
    zone,
    hasContact,
  }: {
    name: string;
    link: string;
    plans: string;
    checkInAt: Date;
    zone: string;
    hasContact: boolean;
  }): Text => ({
    subject: 'Are you fine?',
    text: paragraphs(
      `Hello ${name},`,
      `You wanted to be asked now. I'm fine: ${link}`,
      `In an hour? Say so here: ${plans}`,
      hasContact
        ? `If you have not answered by ${timeOf(minutesLater(checkInAt, meetingTimes.alertAfterMinutes), zone)}, your trusted contact gets an email with your plan. We never call anybody.`
        : 'Nobody else is told if you do not answer. We never call anybody.',
    ),
  }),
  alert: ({
    name,
    link,
    leave,
    checkInAt,
    zone,
  }: {
    name: string;
    link: string;
    leave: string;
    checkInAt: Date;
    zone: string;
  }): Text => ({
    subject: `${name} has not checked in`,
    text: paragraphs(
      `${name} wanted you to know if there was no answer by ${timeOf(minutesLater(checkInAt, meetingTimes.alertAfterMinutes), zone)}. It may mean nothing; phones run out. Call ${name} first.`,
      `Here is the plan: ${link}`,
      `We call nobody. If ${name} answers later, we write to you at once.`,
      leaving(leave),
    ),
  }),
  fine: ({
    name,
    fineAt,
    zone,
    leave,
  }: {
    name: string;
    fineAt: Date;
    zone: string;
    leave: string;
  }): Text => ({
    subject: `${name} is fine`,
    text: paragraphs(
      `${name} said so at ${timeOf(fineAt, zone)}. There is nothing more to do.`,
      leaving(leave),
    ),
  }),
};
