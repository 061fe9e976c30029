/** The cost of one hash, OWASP's first choice for argon2id: 46 MiB, one pass, one lane (Password Storage Cheat Sheet). */
export const passwordCost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
