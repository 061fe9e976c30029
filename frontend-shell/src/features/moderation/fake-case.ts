import type { CaseSummaryView, CaseView, QueueView } from '@wayfellow/contracts';

export const inHours = (hours: number) =>
  new Date(Date.now() + hours * 60 * 60 * 1_000 + 30_000).toISOString();

/** A case as the queue shows it, and whole. */
export const summary: CaseSummaryView = {
  id: 1184,
  subject: 'person',
  name: 'Dorian Vale',
  memberSince: inHours(-150),
  urgency: 'high',
  openedBy: 'report',
  state: 'open',
  dueAt: inHours(19),
  reason: 'scam',
  reports: 3,
  weight: 2.5,
  measure: null,
  assignee: null,
  isMine: false,
  version: 4,
};
export const queue: QueueView = {
  open: 1,
  mine: 0,
  urgent: 0,
  nextDueAt: null,
  appeals: 0,
  medianHours: 5,
  subjects: [{ subject: 'person', count: 1 }],
};
const voice: CaseView['voices'][number] = {
  id: 7,
  createdAt: inHours(-2),
  reason: 'scam',
  text: 'Three messages in and he asks for 180.',
  weight: 1,
  isNew: false,
  decided: 4,
  upheld: 4,
  badFaith: 0,
  isBadFaith: false,
  url: null,
  complaint: null,
};
const theirs = { isTheirs: true, isOfAnother: false, createdAt: inHours(-3) };
export const whole: CaseView = {
  ...summary,
  openedAt: inHours(-5),
  hasConflict: false,
  person: {
    id: 5,
    memberSince: inHours(-150),
    isConfirmed: true,
    isPremium: false,
    standing: 'active',
    standingUntil: null,
    requests: 18,
    accepted: 7,
  },
  evidence: [
    {
      reportId: 7,
      keptAt: inHours(-2),
      sha256: '9f3c'.repeat(16),
      isWhole: true,
      person: { name: 'Dorian Vale', age: 31, bio: null, profileImage: null },
      photo: 'data:image/webp;base64,UklGRg==',
      content: [],
      messages: [
        { ...theirs, id: 1, content: 'Such a small world!', isChosen: false },
        { ...theirs, id: 2, content: 'Can you help me out?', isChosen: true },
      ],
    },
  ],
  voices: [voice],
  decisions: [],
  appeal: null,
  log: [],
};
