/** A statement that PostgreSQL keeps planned on each connection, with its values. */
export interface NamedQuery {
  name: string;
  text: string;
  values: unknown[];
}
