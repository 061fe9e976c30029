import { type DecisionView, type SessionUserView, PRODUCT_NAME } from '@wayfellow/contracts';
import { dayText } from '../dates/day-text';

const until = (moment: string | null | undefined) => (moment ? ` until ${dayText(moment)}` : '');

const hiddenThings: Readonly<Record<DecisionView['subject'], string>> = {
  person: 'What you showed',
  message: 'Your message',
  tip: 'Your tip',
  photo: 'Your photo',
  reference: 'What you wrote',
  meetup: 'Your meetup',
  plan: 'Your meeting plan',
};

/** What a decision does, as a title. */
export const decisionTitle = ({
  action,
  subject,
  until: end,
}: Pick<DecisionView, 'action' | 'subject' | 'until'>): string => {
  switch (action) {
    case 'warn':
      return 'We warn you';
    case 'hide':
      return `${hiddenThings[subject]} is hidden`;
    case 'hold':
      return `Your account is held${until(end)}`;
    case 'suspend':
      return `Your account is suspended${until(end)}`;
    case 'ban':
      return 'Your account has been closed';
  }
};

/** What a decision means for whom it is about, and what they may still do. */
export const decisionLeads: Readonly<Record<DecisionView['action'], string>> = {
  warn: 'Nothing is restricted. If it happens again, we may suspend your account.',
  hide: 'Others do not see it any more. Everything else stays as it was.',
  hold: 'Strangers do not find you, and you cannot send new requests. Your matches and conversations stay.',
  suspend:
    'Others do not see you until then, and you cannot write. You can still read this, appeal, copy your data, cancel Premium or leave.',
  ban: `Others do not see you any more, and you cannot write. You can still read this, appeal, copy your data or leave ${PRODUCT_NAME}.`,
};

/** How a restricted account stands. */
export const standingTitle = ({ standing, standingUntil }: SessionUserView): string => {
  if (standing === 'banned') return 'Your account has been closed';
  return `Your account is ${standing === 'held' ? 'held' : 'suspended'}${until(standingUntil)}`;
};
