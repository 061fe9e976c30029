import { type TipCategory, type TipInput, inputRules, rules } from '@wayfellow/contracts';
import { Validate, ObeysInQuery } from '../../platform/validation/validate.js';
import { PageDto } from '../../platform/validation/page.js';

export class TipDto implements TipInput {
  @Validate(inputRules.tip.title)
  title: string;

  @Validate(inputRules.tip.content)
  content: string;

  @Validate(inputRules.tip.category)
  category: TipCategory;
}

/** No category, or an empty one, means all. */
export class TipsQueryDto extends PageDto {
  @ObeysInQuery(rules.tipCategoryFilter)
  category?: TipCategory;
}
