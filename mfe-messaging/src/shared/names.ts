/** 'Ben' for somebody called 'Ben Okafor'. */
export const firstNameOf = ({ name }: { name: string }): string => name.trim().split(/\s+/)[0] ?? name;
