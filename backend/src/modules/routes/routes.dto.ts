import { inputs, queries } from '@wayfellow/contracts';
import { InputDto, QueryDto } from '../../platform/validation/input-dto.js';

export class RouteDto extends InputDto(inputs.route) {}
export class RouteChangeDto extends InputDto(inputs.routeChange) {}
export class RouteLinkDto extends InputDto(inputs.link) {}
export class RouteRemovalDto extends QueryDto(queries.routeRemoval) {}
