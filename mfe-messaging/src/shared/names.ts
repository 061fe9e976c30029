/** 'Ben' for somebody called 'Ben Okafor'; 'Traveler' where a server of another version sends no name. */
export const firstNameOf = ({ name }: { name?: string }): string =>
  name?.trim().split(/\s+/)[0] ?? 'Traveler';
