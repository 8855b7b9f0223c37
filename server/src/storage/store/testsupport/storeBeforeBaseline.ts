import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from 'node:process'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { createTestDatabase } from '../../../testing/engines.ts'
import { scratchFolder } from '../../../testing/scratchFolder.ts'
import { openEmbedded } from '../embedded/openEmbedded.ts'
import { createPartitions } from '../postgres/partitions.ts'
import { createPool } from '../postgres/pool.ts'
import type { Engine } from '../store.ts'
import type { Tables } from '../tables.ts'

const FIXTURES = join(import.meta.dirname, '../migrations/fixtures/2026-11-30')
const read = (name: string) => readFileSync(join(FIXTURES, name), 'utf8').trimEnd()

/** The steps that a store of 2026-11-30 has recorded, in order. */
export const stepsBeforeBaseline = (): string[] => read('steps.txt').split('\n')

/** The statements that `schemaSql` made of a store of 2026-11-30. They differed by engine in one clause. */
export const schemaBeforeBaseline = (engine: Engine): string[] =>
  read('schema.sql')
    .split('\n\n')
    .map((statement) =>
      engine === 'postgres' && statement.startsWith('create table measurements (')
        ? statement.replace(/\);$/, ') partition by RANGE (ts);')
        : statement,
    )

interface StoredRow {
  table: string
  row: Record<string, unknown>
}

/** What was stored in it. */
const rowsBeforeBaseline = (): StoredRow[] =>
  read('rows.jsonl')
    .split('\n')
    .map((line) => JSON.parse(line) as StoredRow)

/** A database that no store has opened yet. */
interface ClosedStore {
  db: Kysely<Tables>
  /** Where `openStore` finds it, once it is closed. */
  config: { databaseUrl: string | undefined; dataFolder: string }
  close(): Promise<void>
  /** Removes it, after it was closed. */
  remove(): Promise<void>
}

/** A store as the version of 2026-11-30 left it, with its rows. */
export async function storeBeforeBaseline(engine: Engine): Promise<ClosedStore> {
  const store = await emptyDatabase(engine)
  const { db } = store
  for (const statement of [...schemaBeforeBaseline(engine), ...MIGRATOR]) {
    await sql.raw(statement).execute(db)
  }
  await recordSteps(db, stepsBeforeBaseline())
  const rows = rowsBeforeBaseline()
  if (engine === 'postgres') {
    const times = rows.filter(({ table }) => table === 'measurements').map(({ row }) => row['ts'])
    await createPartitions(db)(times as number[])
  }
  await db.transaction().execute((tx) => insertRows(tx, rows))
  return store
}

/** The tables of the migrator, as it makes them. */
const MIGRATOR = [
  `create table kysely_migration (
    name varchar(255) not null primary key,
    timestamp varchar(255) not null
  )`,
  `create table kysely_migration_lock (
    id varchar(255) not null primary key,
    is_locked int4 not null default 0
  )`,
  `insert into kysely_migration_lock (id) values ('migration_lock')`,
]

/** Has just these steps recorded, one a millisecond. */
export async function recordSteps(db: Kysely<Tables>, names: readonly string[]): Promise<void> {
  await sql`delete from kysely_migration`.execute(db)
  await sql`
    insert into kysely_migration (name, timestamp)
    select name, to_char(timestamp '2026-11-30' + interval '1 ms' * place, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from unnest(${[...names]}::text[]) with ordinality as step (name, place)`.execute(db)
}

/** As they are: what triggers wrote is among them. */
async function insertRows(db: Kysely<Tables>, rows: readonly StoredRow[]): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(db)
  for (const { table, row } of rows) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::text::jsonb)
      `.execute(db)
  }
  await sql
    .raw(
      `do $$
      declare
        one record;
        newest int8;
      begin
        for one in
          select attrelid::regclass as of, attname as name from pg_attribute
          where attidentity <> '' and attrelid in (
            select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')
        loop
          execute format('select max(%I) from %s', one.name, one.of) into newest;
          if newest is not null then
            perform setval(pg_get_serial_sequence(one.of::text, one.name), newest);
          end if;
        end loop;
      end $$`,
    )
    .execute(db)
}

/** A database without a table. */
export const emptyDatabase = (engine: Engine): Promise<ClosedStore> =>
  engine === 'postgres' ? emptyPostgres() : emptyEmbedded()

async function emptyEmbedded(): Promise<ClosedStore> {
  const folder = await scratchFolder('airshed-test-before-baseline-')
  const { dialect, close } = await openEmbedded({ folder, isDurable: false })
  const db = new Kysely<Tables>({ dialect })
  return {
    db,
    config: { databaseUrl: undefined, dataFolder: folder },
    async close() {
      await db.destroy()
      await close()
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function emptyPostgres(): Promise<ClosedStore> {
  const { url, drop } = await createTestDatabase(env['DATABASE_URL'] ?? '')
  const pool = createPool(url, () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    config: { databaseUrl: url, dataFolder: '' },
    close: () => db.destroy(),
    remove: drop,
  }
}
