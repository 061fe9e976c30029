import { type LoginInput, type RegisterInput, inputRules } from '@wayfellow/contracts';
import { Obeys } from '../../platform/validation/obeys.js';

export class LoginDto implements LoginInput {
  @Obeys(inputRules.login.username)
  username: string;

  @Obeys(inputRules.login.password)
  password: string;
}

const fields = inputRules.register;

export class RegisterDto implements RegisterInput {
  @Obeys(fields.username)
  username: string;

  @Obeys(fields.email)
  email: string;

  @Obeys(fields.password)
  password: string;

  @Obeys(fields.name)
  name: string;

  @Obeys(fields.age)
  age?: number | null;

  @Obeys(fields.bio)
  bio?: string | null;
}
