import { inputs } from '@wayfellow/contracts';
import { InputDto } from '../../platform/validation/input-dto.js';

export class ForgotPasswordDto extends InputDto(inputs.forgotPassword) {}

export class PrivacyDto extends InputDto(inputs.privacy) {}

export class LinkDto extends InputDto(inputs.link) {}

export class ResetPasswordDto extends InputDto(inputs.resetPassword) {}

export class TurnOnSecondStepDto extends InputDto(inputs.turnOnSecondStep) {}

export class TurnOffSecondStepDto extends InputDto(inputs.turnOffSecondStep) {}

export class PasskeyDto extends InputDto(inputs.passkey) {}

export class RemovePasskeyDto extends InputDto(inputs.removePasskey) {}

export class ChangePasswordDto extends InputDto(inputs.changePassword) {}
