import { type LoginInput, type RegisterInput, inputRules } from '@wayfellow/contracts';
import { Validate } from '../../platform/validation/validate.js';

export class LoginDto implements LoginInput {
  @Validate(inputRules.login.username)
  username: string;

  @Validate(inputRules.login.password)
  password: string;
}

const fields = inputRules.register;

export class RegisterDto implements RegisterInput {
  @Validate(fields.username)
  username: string;

  @Validate(fields.email)
  email: string;

  @Validate(fields.password)
  password: string;

  @Validate(fields.name)
  name: string;

  @Validate(fields.age)
  age?: number | null;

  @Validate(fields.bio)
  bio?: string | null;
}
