import { limits } from '@wayfellow/contracts';
import type { DocumentText } from './document';

export const center: DocumentText = {
  title: 'Safety center',
  description: 'How to meet safely, how to report somebody, how scams go, and whom to call in an emergency.',
  lead: 'Wayfellow brings strangers together. This page says what you can do to stay safe, and what we do.',
  changedOn: '2026-11-25',
  sections: [
    {
      id: 'meet',
      title: 'Meet safely',
      paragraphs: [
        'Nobody here has shown us a passport. A confirmed email, a photo or a Premium badge says little about who somebody is.',
      ],
      points: [
        'Meet in a public place, in daylight if you can.',
        'Tell somebody you trust whom you meet, where and when.',
        'Have your own way there and back, a charged phone and a little cash.',
        'Leave your passport where you stay, and take a copy with you.',
        'Keep your drink with you.',
        'Leave whenever it feels wrong. You owe nobody a reason.',
      ],
    },
    {
      id: 'report',
      title: 'Report and block',
      paragraphs: [
        'Report and Block are in the menu with the three dots: on every traveler’s page, on matches, in conversations and on tips. The person you report does not learn who reported them. People read every report, most within a day, and what happened at a meeting first.',
        'Moderators see what you report, the messages you choose and five before and after each. They see nothing else of your conversations.',
        `You are told what we decided, and can object once within ${limits.appealDays} days. Your reports are listed in [Safety & account](/account?part=reports).`,
        'Without an account, write to us with [the form for reports](/safety/report).',
      ],
    },
    {
      id: 'scams',
      title: 'How scams go',
      paragraphs: [
        'Most begin with a friendly conversation and the wish to go on elsewhere. These are the usual stories:',
      ],
      points: [
        'A blocked card, a lost wallet, a hospital bill or a deposit that is due tonight, and a request to help out until Friday.',
        'An early move to a messenger, where nobody can report what is written.',
        'A link to a booking, a ticket or a picture, which asks for a password or a card.',
        'A sure investment, usually in crypto currency.',
        'A threat to show pictures or messages to others unless you pay.',
      ],
    },
    {
      id: 'money',
      title: 'If you have sent money',
      paragraphs: [
        'Call your bank at once and ask for the payment to be stopped. Keep the messages, report the person here, and tell the police where you are or at home. Do not pay again to get money back.',
      ],
    },
    {
      id: 'more',
      title: 'The rules, the terms and your data',
      points: [
        '[Community rules](/safety/rules), with examples and what follows',
        '[Terms](/safety/terms)',
        '[How we handle your data](/safety/privacy)',
      ],
    },
  ],
};
