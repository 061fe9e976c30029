import pg from 'pg';
import type { Config } from '../../config/config.js';

/** Anything that runs a statement: a client, a pool, or TypeORM's query runner. */
interface Runner {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

const roleOf = (url: string): { name: string; password: string } => {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
};

/** Whether the application has its own role, which cannot change the schema. */
const hasOwnRole = ({ databaseUrl, migrationUrl }: Urls): boolean =>
  migrationUrl !== undefined && roleOf(migrationUrl).name !== roleOf(databaseUrl).name;

type Urls = Pick<Config, 'databaseUrl' | 'migrationUrl'>;

const grants = (schema: string, role: string): string => `
  GRANT USAGE ON SCHEMA ${schema} TO ${role};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role};
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`;

/** Lets the application's role, if it has its own, read and write a schema. */
export const grantSchema = async (runner: Runner, schema: string, urls: Urls): Promise<void> => {
  if (!hasOwnRole(urls)) return;
  await runner.query(grants(pg.escapeIdentifier(schema), pg.escapeIdentifier(roleOf(urls.databaseUrl).name)));
};

const createIfMissing = async (
  runner: Runner,
  { name, password }: ReturnType<typeof roleOf>,
): Promise<void> => {
  const known = (await runner.query('SELECT FROM pg_roles WHERE rolname = $1', [name])) as unknown[];
  if (known.length > 0) return;
  const create = `CREATE ROLE ${pg.escapeIdentifier(name)} LOGIN PASSWORD ${pg.escapeLiteral(password)}`;
  // Roles are those of the whole server: an instance on another of its databases may be creating it at this moment.
  const unlessMade = `BEGIN ${create}; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END`;
  await runner.query(`DO ${pg.escapeLiteral(unlessMade)}`);
};

/** Lets only its owner and the application connect to a database; creates the application's role if it is missing. */
export const restrictConnections = async (runner: Runner, urls: Urls): Promise<void> => {
  const [{ name }] = (await runner.query('SELECT current_database() AS name')) as [{ name: string }];
  const database = pg.escapeIdentifier(name);
  if (hasOwnRole(urls)) {
    const role = roleOf(urls.databaseUrl);
    await createIfMissing(runner, role);
    await runner.query(`GRANT CONNECT ON DATABASE ${database} TO ${pg.escapeIdentifier(role.name)}`);
  }
  await runner.query(`REVOKE CONNECT, TEMPORARY ON DATABASE ${database} FROM PUBLIC`);
};
