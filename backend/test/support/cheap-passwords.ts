import { passwordCost } from '../../src/platform/keys/password-cost.js';

/** What a hash costs in the product; auth.e2e-spec.ts pays it. */
export const realPasswordCost = { ...passwordCost };

// Elsewhere a password is only the way to be somebody.
Object.assign(passwordCost, { memoryCost: 64 });
