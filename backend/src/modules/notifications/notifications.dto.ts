import { inputs, queries } from '@wayfellow/contracts';
import { InputDto, QueryDto } from '../../platform/validation/input-dto.js';

export class NotificationsReadDto extends InputDto(inputs.notificationsRead) {}

export class NotificationSettingsDto extends InputDto(inputs.notificationSettings) {}

export class TimeZoneDto extends InputDto(inputs.timeZone) {}

export class UnsubscribeDto extends QueryDto(queries.unsubscribe) {}
