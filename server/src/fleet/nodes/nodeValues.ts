import { NODE_VALUES_MAX, type NodeValues } from '@airshed/schemas'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isReadBy } from '../../access/entities/nodes.ts'
import type { Caller } from '../../access/identity/access.ts'
import type { VisibleRows } from '../../storage/rows/visible.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { batteryCharges } from './batteryCharges.ts'

/** What nodes can be filtered by: the values that those have which the caller knows of. */
export async function nodeValues(
  db: Kysely<Tables>,
  caller: Caller,
  visible: VisibleRows,
): Promise<NodeValues> {
  const isRead = isReadBy(caller)
  const [type, firmware, battery, tag] = await Promise.all([
    valuesOf(db, sql`select nodes.type as value from nodes where ${visible} and nodes.type <> ''`),
    valuesOf(
      db,
      sql`select device_channels.firmware as value from device_channels
        join nodes on nodes.id = device_channels.node_id
        where device_channels.firmware <> '' and ${visible} and ${isRead}`,
    ),
    valuesOf(
      db,
      sql`select battery.charge as value from ${batteryCharges} as battery
        join nodes on nodes.id = battery.node_id where ${visible} and ${isRead}`,
    ),
    valuesOf(
      db,
      sql`select tag as value from nodes, unnest(nodes.tags) as tag
        where ${visible} and nodes.tags <> '{}'`,
    ),
  ])
  return { type, firmware, battery: battery as NodeValues['battery'], tag }
}

/** The most frequent values, sorted. @param found rows with a `value`, once for each node */
async function valuesOf(db: Kysely<Tables>, found: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select value from (${found}) as found group by value
    order by count(*) desc, value limit ${NODE_VALUES_MAX}`.execute(db)
  return rows.map(({ value }) => value).toSorted()
}
