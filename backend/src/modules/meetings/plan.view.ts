import { type MeetingView, type SharedPlanView, meetingTimes } from '@wayfellow/contracts';
import type { PlanRow } from './plan.store.js';

const meetingOf = (plan: PlanRow) => ({
  place: plan.place,
  startsAt: plan.startsAt.toISOString(),
  zone: plan.zone,
  note: plan.note,
  country: plan.country,
  checkInAt: plan.checkInAt?.toISOString() ?? null,
  state: plan.state,
  fineAt: plan.fineAt?.toISOString() ?? null,
  endsAt: plan.endsAt.toISOString(),
});

/** A plan as its maker sees it. */
export const toMeetingView = (plan: PlanRow, link: string): MeetingView => ({
  id: plan.id,
  other: { id: plan.otherId, name: plan.otherName, profileImage: plan.otherImage },
  ...meetingOf(plan),
  contactId: plan.contactId,
  opened: plan.opened,
  link,
  canPutOff: plan.state === 'asked' && plan.putOffs < meetingTimes.putOffs,
});

/** A plan as anybody who has its link sees it. */
export const toSharedPlanView = (plan: PlanRow): SharedPlanView => ({
  maker: { name: plan.makerName, profileImage: plan.makerImage },
  other: { name: plan.otherName, profileImage: plan.otherImage },
  ...meetingOf(plan),
});
