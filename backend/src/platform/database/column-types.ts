import pg from 'pg';

// The driver's type declarations are wrong: these are plain numbers.
const { INT8, DATE }: Record<'INT8' | 'DATE', number> = pg.types.builtins;
const asNumber = (value: string) => Number(value);
const asWritten = (value: string) => value;

/**
 * How values leave PostgreSQL on our connections: a bigint as a number (ids stay far below 2^53), a date as the
 * calendar day it is, 'yyyy-MM-dd', never as a moment in some time zone.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return asNumber;
    if (oid === DATE) return asWritten;
    return pg.types.getTypeParser(oid, format) as unknown;
  }) as pg.CustomTypesConfig['getTypeParser'],
};
