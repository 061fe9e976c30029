/** A prepared statement, which PostgreSQL parses once per connection, with its values. */
export interface NamedQuery {
  name: string;
  text: string;
  values: unknown[];
}

const names = new Map<string, string>();

/** A statement whose text depends on what is asked: each of its few dozen texts is prepared under a name of its own. */
export const namedQuery = (kind: string, text: string, values: unknown[]): NamedQuery => {
  const name = names.get(text) ?? `${kind}-${names.size}`;
  names.set(text, name);
  return { name, text, values };
};
