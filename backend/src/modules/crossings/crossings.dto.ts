import { inputs, queries } from '@wayfellow/contracts';
import { InputDto, QueryDto } from '../../platform/validation/input-dto.js';

export class BoardsDto extends QueryDto(queries.crossings) {}

export class PeopleDto extends QueryDto(queries.tripCrossings) {}

export class DaysDto extends QueryDto(queries.crossingDays) {}

export class CountsDto extends QueryDto(queries.destinationCrossings) {}

export class WatchDto extends InputDto(inputs.watch) {}
