import { inputs } from '@wayfellow/contracts';
import { InputDto } from '../../platform/validation/input-dto.js';

export class LoginDto extends InputDto(inputs.login) {}

export class SecondFactorDto extends InputDto(inputs.secondFactor) {}

export class PasskeyAnswerDto extends InputDto(inputs.passkeyAnswer) {}

export class RegisterDto extends InputDto(inputs.register) {}
