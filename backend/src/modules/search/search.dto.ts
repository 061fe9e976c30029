import { queries } from '@wayfellow/contracts';
import { QueryDto } from '../../platform/validation/input-dto.js';

export class SearchDto extends QueryDto(queries.search) {}
