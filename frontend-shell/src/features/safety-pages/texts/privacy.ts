import {
  evidenceDays,
  limits,
  measures,
  meetingTimes,
  refusedAddressDays,
  retentionDays,
} from '@wayfellow/contracts';
import type { DocumentText } from './document';

const days = (count: number) => `${count} days`;

/** How long each kind of data is kept; the numbers are those by which it is deleted. */
const retention: readonly (readonly string[])[] = [
  ['What', 'How long'],
  ['Profile, trips, interests, answers of the quiz, photo', 'Until you change, delete or leave'],
  ['Messages, and tips', 'Until you leave; then without your name, or deleted if you choose so'],
  [
    'What you write under “Traveled together”',
    'Until you take it back, or the other leaves; if you leave, without your name',
  ],
  [
    'Meeting plans',
    `Until you delete them or leave; otherwise ${days(meetingTimes.keptDays)} after their link has ended, which works for ${meetingTimes.linkHours} hours from the meeting on`,
  ],
  [
    'Trusted contacts: name and email',
    `Until you or they end it, or you leave; if they do not answer, ${days(meetingTimes.keptDays)}`,
  ],
  [
    'That somebody does not want to be your trusted contact: their address, as a value from which it cannot be read',
    `${days(retentionDays.declinedContact)}, or until you leave`,
  ],
  ['An account that you leave', `Erased after ${days(retentionDays.leaving)}, until when you can keep it`],
  [
    'A copy of your data',
    `${days(retentionDays.copy)}; that one was made, ${days(retentionDays.copyListed)}`,
  ],
  [
    'Sessions',
    `${days(retentionDays.session.unused)} without use, ${days(retentionDays.session.longest)} at most`,
  ],
  ['The cookie by which a browser is known that signed in before', days(retentionDays.knownBrowser)],
  [
    'Links in emails',
    `${days(limits.confirmLinkDays)}; to a new password ${limits.resetLinkMinutes} minutes`,
  ],
  ['Emails that could not be delivered', days(retentionDays.unsentEmail)],
  ['The address of a device for notifications', 'until you sign out there or turn it off'],
  ['Notifications', `${days(retentionDays.notification)} after the latest event`],
  [
    'Reports and their evidence, appeals, the facts of decisions, and who told us without an account',
    `${days(evidenceDays.decided)} after the last decision; ${days(evidenceDays.banned)} if an account was closed`,
  ],
  [
    'The email address of an account that we closed, as a value from which it cannot be read',
    days(refusedAddressDays),
  ],
  [
    'The email address of an account that was deleted before we decided on a report about it, as such a value',
    'Until that is decided',
  ],
  ['Photos that moderators hid', days(retentionDays.hiddenPhoto)],
  ['The fingerprint of a photo that moderators removed', days(retentionDays.removedPicture)],
  ['Events of the payment provider', days(retentionDays.paymentEvent)],
  ['Logs', days(retentionDays.logs)],
  ['Backups', days(retentionDays.backups)],
];

export const privacy: DocumentText = {
  title: 'How we handle your data',
  description:
    'What Wayfellow stores about you, why, for how long, who else sees it, and what your rights are.',
  lead: 'What we store, why, for how long and who else sees it.',
  changedOn: '2026-11-29',
  sections: [
    {
      id: 'what',
      title: 'What we store',
      points: [
        'What you tell us: name, username, email, and if you like age, bio and photo; trips, interests and the answers of the quiz. We need it to show you to fitting travelers, as you asked us to.',
        'What you write: messages and tips. Only you and the other traveler read messages; moderators see those that one of you reports.',
        'Your password, as a value from which it cannot be read, and the key of your second step, encrypted. Of a passkey only the public half, the browser that added it, and when it was used: your fingerprint, face or PIN never leaves your device.',
        'Where you are signed in: the name of the browser and when, no network addresses.',
        'In logs, to find attacks: from which network address you signed in, were refused, or changed your account.',
        'Where you install Wayfellow, or choose so under Safety & account, your own browser keeps your trips, matches, meetups and latest chats for times without a network. They are removed when you log out.',
        'What you write about travelers you met, and whether you felt safe with them, which only our safety team sees.',
        'Where, when and whom you meet, if you make a plan to share, and the name and email of whom you name as a trusted contact. They need no account, and are asked first.',
        'Reports and decisions, to keep everybody safe and to answer appeals; of who reports without an account, the name and email they give. The law asks us for that.',
        'Premium: the state of your subscription. Card numbers stay with the payment provider.',
      ],
    },
    {
      id: 'not',
      title: 'What we do not do',
      paragraphs: [
        'No advertising, no tracking, no sale of data. We take no location. Signs of a scam in messages are found by your own browser and told to nobody.',
      ],
    },
    { id: 'retention', title: 'How long', table: retention },
    {
      id: 'others',
      title: 'Who else',
      points: [
        `Your trusted contact, and anybody who has the link of a plan: your name and picture and those of whom you meet, place, time and note, until ${meetingTimes.linkHours} hours after the meeting.`,
        'The payment provider, if you pay, which also keeps invoices as tax law asks.',
        'The provider of our emails, which sees addresses and our texts, never what others wrote to you.',
        'If you allow notifications on a device, the push service of its browser, which sees that there is one and cannot read it.',
        'Other websites, if a profile names a picture there: they learn your network address. You can turn that off.',
        'Authorities, where the law obliges us or a life is in danger.',
      ],
    },
    {
      id: 'automated',
      title: 'Decisions by rule',
      paragraphs: [
        `Where at least ${measures.people} travelers report the same within ${days(measures.windowDays)}, a rule may hide it or hold the account. A person decides then; without a decision it is lifted after ${measures.liftHours} hours. No account is suspended or closed by rule.`,
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You can read and correct your data in your profile, take [a copy of it](/account?part=data), [delete it](/account?part=data), and choose [who finds you](/account?part=finds). You can object to how we use it.',
        'Ask us with [the form for reports](/safety/report), under “Something else”. You can also complain to the data protection authority where you live.',
      ],
    },
  ],
};
