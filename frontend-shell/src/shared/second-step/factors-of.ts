import type { AccountView, SecondFactor } from '@wayfellow/contracts';

/** The second factors of an account; those before passkeys where an older backend does not say. */
export const factorsOf = ({ factors, hasSecondStep }: AccountView): readonly SecondFactor[] =>
  factors ?? (hasSecondStep ? ['totp', 'recovery'] : []);
