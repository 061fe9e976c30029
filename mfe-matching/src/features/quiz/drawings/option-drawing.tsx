import type { QuizQuestionId } from '@wayfellow/contracts';
import { companyAndMoney } from './company-and-money';
import { nightsAndGroups } from './nights-and-groups';
import { paceAndPlans } from './pace-and-plans';
import { staysAndJoys } from './stays-and-joys';

/** The pictures by 'question-option'. */
export const drawings = { ...paceAndPlans, ...staysAndJoys, ...companyAndMoney, ...nightsAndGroups };

/** The picture of an option. */
export const OptionDrawing = ({ questionId, optionId }: { questionId: QuizQuestionId; optionId: string }) =>
  drawings[`${questionId}-${optionId}`];
