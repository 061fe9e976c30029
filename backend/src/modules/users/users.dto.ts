import { type ProfileInput, inputRules } from '@wayfellow/contracts';
import { Obeys } from '../../platform/validation/obeys.js';

const fields = inputRules.profile;

export class ProfileDto implements ProfileInput {
  @Obeys(fields.name)
  name: string;

  @Obeys(fields.email)
  email: string;

  @Obeys(fields.age)
  age?: number | null;

  @Obeys(fields.bio)
  bio?: string | null;

  @Obeys(fields.profileImage)
  profileImage?: string | null;
}
