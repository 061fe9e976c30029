import pg from 'pg';

/** TypeORM's connection pool, for direct queries: sessions, NOTIFY, hot queries. Also the injection token. */
export abstract class PgPool extends pg.Pool {}
