import { inputs, queries } from '@wayfellow/contracts';
import { InputDto, QueryDto } from '../../platform/validation/input-dto.js';

export class MeetupDto extends InputDto(inputs.meetup) {}
export class MeetupChangeDto extends InputDto(inputs.meetupChange) {}
export class MeetupStateDto extends InputDto(inputs.meetupState) {}
export class TripMeetupsDto extends QueryDto(queries.tripMeetups) {}
