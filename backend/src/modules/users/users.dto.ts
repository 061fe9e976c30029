import { type ProfileInput, inputRules } from '@wayfellow/contracts';
import { Validate } from '../../platform/validation/validate.js';

const fields = inputRules.profile;

export class ProfileDto implements ProfileInput {
  @Validate(fields.name)
  name: string;

  @Validate(fields.email)
  email: string;

  @Validate(fields.age)
  age?: number | null;

  @Validate(fields.bio)
  bio?: string | null;

  @Validate(fields.profileImage)
  profileImage?: string | null;
}
