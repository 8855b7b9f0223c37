import { sql, type Kysely } from 'kysely'

/** A column as created by the migrations. */
export interface MigratedColumn {
  /** Such as `text`, `bigint`, `double precision`. */
  type: string
  isNullable: boolean
  /** Whether it is filled in if a row leaves it out. */
  hasDefault: boolean
  /** The values that a check allows, sorted; null: no check lists values. */
  words: string[] | null
}

interface Row {
  table_name: string
  column_name: string
  data_type: string
  is_nullable: 'YES' | 'NO'
  has_default: boolean
  checks: string[]
}

/** Every table of the store and its columns, except those of the migrator and of partitions. */
export async function migratedTables<Tables>(
  db: Kysely<Tables>,
): Promise<Map<string, Map<string, MigratedColumn>>> {
  const { rows } = await sql<Row>`
    select col.table_name, col.column_name, col.data_type, col.is_nullable,
      (col.column_default is not null or col.is_identity = 'YES'
        or col.is_generated = 'ALWAYS') as has_default,
      array(select pg_get_constraintdef(con.oid) from pg_constraint con
        where con.conrelid = class.oid and con.contype = 'c'
          and con.conkey = array[col.ordinal_position]::int2[]) as checks
    from information_schema.columns col
    join pg_class class on class.relname = col.table_name and not class.relispartition
      and class.relkind in ('r', 'p')
    join pg_namespace space on space.oid = class.relnamespace
      and space.nspname = col.table_schema
    where col.table_schema = current_schema() and col.table_name not like 'kysely%'
    order by col.table_name, col.ordinal_position`.execute(db)
  return new Map(
    [...Map.groupBy(rows, (row) => row.table_name)].map(([table, columns]) => [
      table,
      new Map(columns.map((row) => [row.column_name, columnOf(row)])),
    ]),
  )
}

function columnOf(row: Row): MigratedColumn {
  const words = row.checks.flatMap((check) => [...check.matchAll(/'((?:[^']|'')*)'::text/g)])
  return {
    type: row.data_type,
    isNullable: row.is_nullable === 'YES',
    hasDefault: row.has_default,
    words: words.length === 0 ? null : words.map(([, word = '']) => word).toSorted(),
  }
}
