import { ONLINE_STATUS_NAMES, ONLINE_STATUS_PATH, statusRank } from '@airshed/domain'
import { sql, type Kysely } from 'kysely'
import type { MeasurementStore } from '../measurementStore.ts'
import type { Tables } from '../tables.ts'
import { reportingGapSql } from './statusSql.ts'

/** Maximum transitions per batch. */
const CHANGES_AT_ONCE = 2_000
/** Devices compared per statement, so that other statements get their turn in between. */
const NODES_AT_ONCE = 5_000

interface OnlineStatusOptions {
  /** ms UTC. */
  now: number
  /** Silence before this does not count, as nobody listened, ms UTC. */
  heardFrom: number
  /** Called with the changes of each batch once they are stored. Default: nobody is notified. */
  onStored?: (changes: readonly StatusChange[]) => void
}

/** A change of the online status of a device. */
export interface StatusChange {
  nodeId: string
  dataPointId: string
  /** null: neither online nor offline. */
  value: number | null
  /** ms UTC */
  ts: number
}

/** A device whose displayed status differs from the stored one. */
interface Changed extends StatusChange {
  key: number
}

/**
 * Stores the online status of all devices where it has changed: call it after `sweepSilence`, by which the ranks are
 * those of the displayed status.
 *
 * @returns how many changes were stored
 */
export async function storeOnlineStatus(
  { db, measurements }: { db: Kysely<Tables>; measurements: Pick<MeasurementStore, 'insert'> },
  options: OnlineStatusOptions,
): Promise<number> {
  let stored = 0
  for (let after = ''; ;) {
    const { rows } = await sql<{ last: string | null }>`select max(id) as last
      from (select id from nodes where id > ${after} order by id limit ${NODES_AT_ONCE}) as next`.execute(
      db,
    )
    const last = rows[0]?.last ?? null
    if (last === null) return stored
    await addMissing(db, after, last)
    const changed = await changedStatus(db, options, after, last)
    for (let from = 0; from < changed.length; from += CHANGES_AT_ONCE) {
      const batch = changed.slice(from, from + CHANGES_AT_ONCE)
      const isNew = await measurements.insert({
        dataPoints: batch.map(({ key }) => key),
        times: batch.map(({ ts }) => ts),
        values: batch.map(({ value }) => value),
        flags: batch.map(() => 0),
      })
      options.onStored?.(batch.filter((_, at) => isNew[at] === true))
    }
    stored += changed.length
    after = last
  }
}

/** Decimals of the share of time online, where it is shown as a number. */
const SHARE_DECIMALS = 2

const [ONLINE, OFFLINE] = [statusRank('online'), statusRank('offline')]

/** Creates the data points of devices that are online or offline for the first time. */
async function addMissing(db: Kysely<Tables>, after: string, last: string): Promise<void> {
  await sql`
    insert into data_points (id, node_id, sensor_id, path, is_mapped, name, unit, precision, kind)
    select sensor.id || '/' || ${ONLINE_STATUS_PATH}::text, node.id, sensor.id, ${ONLINE_STATUS_PATH}::text, true,
      ${ONLINE_STATUS_NAMES.en}::text, '', ${SHARE_DECIMALS}::int4, 'boolean'
    from nodes node
    cross join lateral (
      select id from sensors where sensors.node_id = node.id
      order by removed_at is not null, com_port, com_type, address, id limit 1
    ) sensor
    where node.id > ${after} and node.id <= ${last} and node.status_rank in (${ONLINE}, ${OFFLINE})
      and not exists (select from data_points point
        where point.node_id = node.id and point.path = ${sql.lit(ONLINE_STATUS_PATH)})
    on conflict do nothing`.execute(db)
}

/** A value is later than the one before, and not later than now unless that one is. */
async function changedStatus(
  db: Kysely<Tables>,
  { now, heardFrom }: OnlineStatusOptions,
  after: string,
  last: string,
): Promise<Changed[]> {
  const gap = sql.raw(reportingGapSql('node'))
  const { rows } = await sql<Changed>`
    select key, node_id as "nodeId", id as "dataPointId", value, greatest(last_ts + 1,
      case when last_value is null then ${now}::int8 else least(${now}::int8, since) end) as ts
    from (
      select point.key, point.id, point.node_id, point.last_ts, point.last_value,
        case node.status_rank when ${ONLINE} then 1 when ${OFFLINE} then 0 end as value,
        case node.status_rank when ${ONLINE} then coalesce(node.last_online, ${now}::int8)
          when ${OFFLINE} then greatest(coalesce(node.last_online, 0), ${heardFrom}::int8) + ${gap} + 1
          else ${now}::int8 end as since
      from nodes node
      join data_points point on point.node_id = node.id
        and point.path = ${sql.lit(ONLINE_STATUS_PATH)}
      where node.id > ${after} and node.id <= ${last}
    ) status
    where value is distinct from last_value
      -- Silence that began while nobody listened is not over its gap yet.
      and (value is distinct from 0 or last_value is distinct from 1 or since <= ${now}::int8)
    order by key`.execute(db)
  return rows
}
