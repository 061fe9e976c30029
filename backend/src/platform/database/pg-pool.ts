import pg from 'pg';

/** The pool under TypeORM, for what speaks to PostgreSQL directly: sessions, NOTIFY, hot queries. Injectable by this name. */
export abstract class PgPool extends pg.Pool {}
