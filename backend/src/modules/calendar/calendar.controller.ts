import { Controller, Header } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { endpoints } from '@wayfellow/contracts';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Id } from '../../platform/validation/id.js';
import { Route } from '../../platform/http/route.js';
import { CalendarService } from './calendar.service.js';

const TYPE = 'text/calendar; charset=utf-8';

@ApiTags('calendar')
@ApiProduces('text/calendar')
@Controller()
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Route(endpoints.calendar.trip)
  @Header('Content-Type', TYPE)
  @Header('Content-Disposition', 'attachment; filename="trip.ics"')
  trip(@CurrentUserId() userId: number, @Id() id: number): Promise<string> {
    return this.calendar.trip(userId, id);
  }

  @Route(endpoints.calendar.shared)
  @Header('Content-Type', TYPE)
  @Header('Content-Disposition', 'attachment; filename="shared-days.ics"')
  shared(@CurrentUserId() userId: number, @Id() id: number): Promise<string> {
    return this.calendar.shared(userId, id);
  }
}
