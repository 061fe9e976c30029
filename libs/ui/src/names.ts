/** 'Priya' for 'Priya Raman'; `otherwise` where there is no name, as from a server of another version. */
export const firstNameOf = (name: string | undefined, otherwise = 'Traveler'): string =>
  name?.trim().split(/\s+/)[0] || otherwise;
