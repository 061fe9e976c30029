import { inputs } from '@wayfellow/contracts';
import { InputDto } from '../../platform/validation/input-dto.js';

export class NotificationsReadDto extends InputDto(inputs.notificationsRead) {}
