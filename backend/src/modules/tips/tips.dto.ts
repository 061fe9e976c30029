import { type TipCategory, type TipInput, inputRules, rules } from '@wayfellow/contracts';
import { Obeys, ObeysInQuery } from '../../platform/validation/obeys.js';
import { PageDto } from '../../platform/validation/page.js';

export class TipDto implements TipInput {
  @Obeys(inputRules.tip.title)
  title: string;

  @Obeys(inputRules.tip.content)
  content: string;

  @Obeys(inputRules.tip.category)
  category: TipCategory;
}

/** No category, or an empty one, means all. */
export class TipsQueryDto extends PageDto {
  @ObeysInQuery(rules.tipCategoryFilter)
  category?: TipCategory;
}
