import type { InsertResult } from 'typeorm';

/** The id that the database gave to the one row of an insert. */
export const insertedId = async (insert: Promise<InsertResult>): Promise<number> => {
  const { identifiers } = await insert;
  return (identifiers[0] as { id: number }).id;
};
