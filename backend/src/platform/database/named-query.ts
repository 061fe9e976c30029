/** A prepared statement, which PostgreSQL parses once per connection, with its values. */
export interface NamedQuery {
  name: string;
  text: string;
  values: unknown[];
}
