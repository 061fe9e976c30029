// `node postgres-server.mjs FOLDER PORT`: runs a PostgreSQL for one journey, on a new or existing folder. Prints its URL
// when it is ready, and exits with it.
import { startPostgres } from '../../tools/postgres/embedded-postgres.mjs';

const [dataDir, port] = process.argv.slice(2);
const postgres = await startPostgres({ dataDir, port: Number(port), durable: false });
process.once('SIGTERM', () => void postgres.stop());
console.log(postgres.url('postgres'));
