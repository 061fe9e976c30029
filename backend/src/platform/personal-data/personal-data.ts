import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What a traveler chose when they left. */
export interface LeavingChoices {
  /** Whether the texts of their messages are removed, too. */
  takeBackMessages: boolean;
  /** Whether their tips are deleted, instead of staying without their name. */
  deleteTips: boolean;
}

/** What becomes of a table's rows about a traveler. In every statement `$1` is the traveler's id, and nothing else. */
export interface PersonalTable {
  /** Statements that erase the rows, in this order. Each may run again: a second time it finds nothing. */
  erase: readonly string[] | ((choices: LeavingChoices) => readonly string[]);
  /**
   * A SELECT of what the traveler's copy of their data contains. It never selects what belongs to somebody else, such as
   * their email address. Left out where rows say nothing that other tables do not say, or where they are secret.
   */
  copy?: string;
  /** What the copy calls these rows; by default the table's name in words. */
  title?: string;
  /** A SELECT of `name` and `stored`: which files of the storage the copy contains, and under which name. */
  files?: string;
  /** A SELECT of `count`: how many people or things the choices of a user who leaves are about. */
  count?: string;
}

/** By table. */
export type PersonalTables = Readonly<Record<string, PersonalTable>>;

/** A row of a traveler's copy. */
export type CopiedRow = Readonly<Record<string, unknown>>;

/** What a copy contains of one table. */
export interface CopiedTable {
  title: string;
  /** Reads the rows in pages, none of them empty; each call from the beginning, and one at a time. */
  read: () => AsyncIterable<readonly CopiedRow[]>;
}

/** What a traveler's copy of their data contains. */
export interface PersonalCopy {
  /** In alphabetical order. */
  tables: readonly CopiedTable[];
  files: readonly { name: string; stored: string }[];
}

/** Rows that are read, and written, in one go. */
const PAGE = 500;
const CURSOR = 'copied_rows';

/** Reads the rows of a SELECT page by page, as of the caller's transaction, which closes the cursor if they are not all read. */
const pagesOf = async function* (
  manager: EntityManager,
  select: string,
  userId: number,
): AsyncGenerator<CopiedRow[]> {
  await manager.query(`DECLARE ${CURSOR} NO SCROLL CURSOR FOR ${select}`, [userId]);
  for (;;) {
    const page: CopiedRow[] = await manager.query(`FETCH ${PAGE} FROM ${CURSOR}`);
    if (page.length > 0) yield page;
    if (page.length < PAGE) break;
  }
  await manager.query(`CLOSE ${CURSOR}`);
};

const inWords = (table: string): string => {
  const words = table.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Where the data about a traveler is. Each module registers its tables; a table that is neither registered nor about
 * nobody fails a test.
 */
@Injectable()
export class PersonalData {
  private readonly registered = new Map<string, PersonalTable>();

  /** @throws Error when another module has registered one of the tables */
  register(tables: PersonalTables): void {
    for (const [name, table] of Object.entries(tables)) {
      if (this.registered.has(name)) throw new Error(`${name} is registered twice`);
      this.registered.set(name, table);
    }
  }

  get tables(): ReadonlyMap<string, PersonalTable> {
    return this.registered;
  }

  /** Erases a traveler's data within the caller's transaction, which has locked the traveler's row. */
  async erase(manager: EntityManager, userId: number, choices: LeavingChoices): Promise<void> {
    for (const { erase } of this.registered.values())
      for (const statement of typeof erase === 'function' ? erase(choices) : erase)
        await manager.query(statement, [userId]);
  }

  /**
   * How many people or things of a table are left with others.
   * @throws Error when nobody has a choice about the table
   */
  async countOf(manager: EntityManager, table: string, userId: number): Promise<number> {
    const count = this.registered.get(table)?.count;
    if (!count) throw new Error(`A user who leaves has no choice about ${table}`);
    const [row]: { count: number }[] = await manager.query(count, [userId]);
    return row?.count ?? 0;
  }

  /** Reads a traveler's data within the caller's transaction and as of it; it is to be repeatable read. */
  async copy(manager: EntityManager, userId: number): Promise<PersonalCopy> {
    // Of each statement all rows are read, and not only the first ones, as PostgreSQL expects of a cursor.
    await manager.query('SET LOCAL cursor_tuple_fraction = 1');
    const tables: CopiedTable[] = [];
    const copied: PersonalCopy['files'][] = [];
    for (const [name, { copy, title = inWords(name), files }] of this.registered) {
      if (copy) tables.push({ title, read: () => pagesOf(manager, copy, userId) });
      if (files) copied.push(await manager.query(files, [userId]));
    }
    return {
      tables: tables.sort((one, other) => one.title.localeCompare(other.title)),
      files: copied.flat(),
    };
  }
}
