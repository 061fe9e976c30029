import { type SearchQuery, rules } from '@wayfellow/contracts';
import { ObeysInQuery } from '../../platform/validation/validate.js';
import { SearchPageDto } from '../../platform/validation/page.js';

/** The filters of a search; what is missing or empty filters nothing. */
export class SearchDto extends SearchPageDto {
  @ObeysInQuery(rules.searchText)
  destination?: string;

  @ObeysInQuery(rules.searchDay)
  startDate?: string;

  @ObeysInQuery(rules.searchDay)
  endDate?: string;

  @ObeysInQuery(rules.searchInterest)
  interest?: SearchQuery['interest'];
}
