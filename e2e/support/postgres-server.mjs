// `node postgres-server.mjs FOLDER PORT`: a PostgreSQL of a journey's own, new or as it was left. Prints its address when
// it is ready, and ends with it.
import { startPostgres } from '../../tools/postgres/embedded-postgres.mjs';

const [dataDir, port] = process.argv.slice(2);
const postgres = await startPostgres({ dataDir, port: Number(port), durable: false });
process.once('SIGTERM', () => void postgres.stop());
console.log(postgres.url('postgres'));
