import { limits } from '@wayfellow/contracts';
import type { DocumentText } from './document';

export const terms: DocumentText = {
  title: 'Terms',
  description: 'What you can expect of Wayfellow, what we expect of you, and how each of us ends it.',
  lead: 'The agreement between you and the operator of this site, in plain words.',
  changedOn: '2026-11-25',
  sections: [
    {
      id: 'service',
      title: 'What Wayfellow is',
      paragraphs: [
        'Wayfellow shows you travelers whose places, dates and interests fit yours, and lets you write to those who agree. We are no travel agency and no party to what travelers arrange. We do not check identities or criminal records.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        `You must be ${limits.age.min} or older, have one account, and keep your password to yourself. What you say about yourself must be true.`,
        'The [community rules](/safety/rules) are part of these terms.',
      ],
    },
    {
      id: 'content',
      title: 'What you write and show',
      paragraphs: [
        'It stays yours. You allow us to store it and to show it to those whom your settings name, for as long as it is here. You say that you may share it.',
      ],
    },
    {
      id: 'premium',
      title: 'Premium',
      paragraphs: [
        'Premium renews until you cancel, which you can do at any time under Premium Plans. It then stays active until the end of the period you paid for. Rights to withdraw that the law gives you are not touched.',
      ],
    },
    {
      id: 'moderation',
      title: 'How we moderate',
      paragraphs: [
        'People decide, on reports of others. Where several travelers report the same within days, a rule may hide a text or hold an account until a person has read the reports. Every restriction is told to whom it concerns, with the facts and the rule.',
        `You can appeal within ${limits.appealDays} days, free of charge; somebody else decides then. You may also turn to a certified dispute settlement body in the EU, or to a court. Whoever sends reports in bad faith may find that theirs count for less.`,
      ],
    },
    {
      id: 'end',
      title: 'Ending it',
      paragraphs: [
        'You can leave at any time under [My data](/account?part=data). We end an account only for breaking the rules or the law, and say why.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        'We answer without limit for intent and gross negligence and for harm to life, body or health. Otherwise we answer for breaches of essential duties, up to the harm that could be foreseen. We do not answer for what travelers do to each other.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'New terms are announced here with their date before they take effect. Whoever does not want them can leave.',
      ],
    },
  ],
};
