import { isNamed, plainNames, withoutDirections } from '@airshed/domain'
import { sql, type Kysely } from 'kysely'

/** The log is append-only, and readings have no names. */
const LEFT_ALONE = new Set(['events'])
/** Documents whose texts are all shown. */
const SHOWN_WHOLLY = new Set(['plugin_archives.messages'])
const DIRECTIONS = '[\u202A-\u202E\u2066-\u2069]'
/** A name of nothing else. */
const NAMELESS = '–'
/** Maximum number of attempts to find a name that is free. */
const ATTEMPTS = 100

/** Characters that change the direction of writing go out of the names that are stored. */
export async function plainStoredNames(db: Kysely<unknown>): Promise<void> {
  if (await isNew(db)) return
  for (const { table, column, type } of await affected(db, await namedColumns(db))) {
    if (type === 'jsonb') await cleanDocuments(db, table, column)
    else await cleanNames(db, table, column)
  }
}

/** Nothing has a name yet: a first start does not wait for a search. */
async function isNew(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
    exists (select from users) or exists (select from nodes) as used`.execute(db)
  return rows[0]?.used !== true
}

interface Column {
  table: string
  column: string
  type: string
}

async function namedColumns(db: Kysely<unknown>): Promise<Column[]> {
  const { rows } = await sql<Column>`select c.table_name as "table", c.column_name as "column",
      c.data_type as "type"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'jsonb') and c.is_generated = 'NEVER'
    order by 1, 2`.execute(db)
  return rows.filter(
    ({ table, column, type }) => !LEFT_ALONE.has(table) && (type === 'jsonb' || isNamed(column)),
  )
}

/** Of these columns, those with such a character: asked at once, because most stores have none. */
async function affected(db: Kysely<unknown>, columns: readonly Column[]): Promise<Column[]> {
  const asked = columns.map(
    ({ table, column }, index) => sql`select ${sql.lit(index)} as index where exists (
      select from ${sql.table(table)} where ${sql.ref(column)}::text ~ ${sql.lit(DIRECTIONS)})`,
  )
  const { rows } = await sql<{ index: number }>`${sql.join(asked, sql` union all `)}`.execute(db)
  return rows.map(({ index }) => columns[index]!)
}

async function cleanDocuments(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const { rows } = await sql<{ at: string; value: unknown }>`select ctid::text as "at",
      ${sql.ref(column)} as "value"
    from ${sql.table(table)} where ${sql.ref(column)}::text ~ ${DIRECTIONS}`.execute(db)
  for (const { at, value } of rows) {
    const before = JSON.stringify(value)
    plainNames(value)
    const after = SHOWN_WHOLLY.has(`${table}.${column}`)
      ? withoutDirections(JSON.stringify(value))
      : JSON.stringify(value)
    if (after === before) continue
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${after}::text::jsonb
      where ctid = ${at}::text::tid`.execute(db)
  }
}

async function cleanNames(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const { rows } = await sql<{ at: string; value: string }>`select ctid::text as "at",
      ${sql.ref(column)} as "value"
    from ${sql.table(table)} where ${sql.ref(column)} ~ ${DIRECTIONS}`.execute(db)
  for (const { at, value } of rows) {
    const name = withoutDirections(value).trim() || NAMELESS
    await storeName(db, { table, column }, at, name)
  }
}

/** A name that another row already has is numbered. */
async function storeName(
  db: Kysely<unknown>,
  { table, column }: Omit<Column, 'type'>,
  at: string,
  name: string,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const free = attempt === 1 ? name : `${name} (${attempt})`
    await sql`savepoint plain_name`.execute(db)
    try {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${free}
        where ctid = ${at}::text::tid`.execute(db)
      await sql`release savepoint plain_name`.execute(db)
      return
    } catch (error) {
      await sql`rollback to savepoint plain_name`.execute(db)
      if (attempt === ATTEMPTS || !isTaken(error)) throw error
    }
  }
}

const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === '23505'
