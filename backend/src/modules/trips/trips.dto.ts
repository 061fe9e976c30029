import { type CalendarDay, type TripInput, inputRules } from '@wayfellow/contracts';
import { Obeys } from '../../platform/validation/obeys.js';

const fields = inputRules.trip;

export class TripDto implements TripInput {
  @Obeys(fields.destinationId)
  destinationId?: number | null;

  @Obeys(fields.destination)
  destination?: string | null;

  @Obeys(fields.startDate)
  startDate: CalendarDay;

  @Obeys(fields.endDate)
  endDate: CalendarDay;

  @Obeys(fields.description)
  description?: string | null;
}
