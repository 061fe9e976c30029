/** Username to user id. */
export type UserIds = ReadonlyMap<string, number>;

/** @throws when the demo data refer to an unknown traveler */
export const idIn = (ids: UserIds, username: string): number => {
  const id = ids.get(username);
  if (id === undefined) throw new Error(`No demo traveler is called ${username}`);
  return id;
};
