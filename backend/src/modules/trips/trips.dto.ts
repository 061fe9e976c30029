import { type CalendarDay, type TripInput, inputRules } from '@wayfellow/contracts';
import { Validate } from '../../platform/validation/validate.js';

const fields = inputRules.trip;

export class TripDto implements TripInput {
  @Validate(fields.destinationId)
  destinationId?: number | null;

  @Validate(fields.destination)
  destination?: string | null;

  @Validate(fields.startDate)
  startDate: CalendarDay;

  @Validate(fields.endDate)
  endDate: CalendarDay;

  @Validate(fields.description)
  description?: string | null;
}
