import { readConditions, sourcesOf, type ComputedDefinition } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import { afterCommit } from '../../storage/store/afterCommit.ts'
import { alertsOfNodes, linkAlerts } from '../../storage/store/alertSources/linkAlerts.ts'
import { ALERTS_TOPIC } from '../../storage/store/alertSources/topic.ts'
import { markFollowed } from '../../storage/store/measurements/flagAgain.ts'
import { countFollowedChange } from '../../storage/store/measurements/followedPoints.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { ServerContext } from '../../context.ts'
import { COMPUTED_SOURCES_TOPIC, COMPUTED_TOPIC } from './topic.ts'

type Tx = Transaction<Tables>

/**
 * Lets what reads a data point follow the series that stands for it now: computed parameters and alerts. They evaluate its
 * whole history again, without notifying anybody of the past. The computed parameters of the device must be locked.
 *
 * @param points keys of data points of the device, as they were reported
 */
export async function followChosenSeries(
  context: Pick<ServerContext, 'bus' | 'store' | 'clock'>,
  tx: Tx,
  { nodeId, points }: { nodeId: string; points: readonly number[] },
): Promise<void> {
  await linkComputed(tx, nodeId)
  await linkAlerts(tx, await alertsOfNodes(tx, [nodeId]), context.clock())
  for (const key of points) {
    const { rows } = await sql<{ key: number; from: number | null; to: number | null }>`
      select series.key, min(ts) as from, max(ts) as to
      from (select coalesce(
        (select series_key from chosen_series where chosen_series.key = ${key}::int4), ${key}::int4) as key) series
      left join measurements on measurements.data_point = series.key
      group by series.key`.execute(tx)
    const [series] = rows
    if (series?.from == null || series.to === null) continue
    await markFollowed(tx, series.key, series.from, series.to)
  }
  await noteFollowedSources(context, tx)
  await afterCommit(tx, () => {
    context.bus.signal(COMPUTED_TOPIC)
    context.bus.signal(ALERTS_TOPIC)
  })
}

/** Notifies every process of which readings computed parameters follow now. */
export async function noteFollowedSources(
  { bus, store }: Pick<ServerContext, 'bus' | 'store'>,
  tx: Tx,
): Promise<void> {
  await countFollowedChange(tx, 'metrics')
  await afterCommit(tx, () => {
    store.measurements.forgetFollowed()
    bus.signal(COMPUTED_SOURCES_TOPIC)
  })
}

/** Links the computed parameters of a device to the series that they are computed from. */
async function linkComputed(tx: Tx, nodeId: string): Promise<void> {
  const rows = await tx
    .selectFrom('data_points')
    .select(['key', 'metric'])
    .where('node_id', '=', nodeId)
    .where('metric', 'is not', null)
    .execute()
  const links = rows.flatMap(({ key, metric }) => {
    const read = metric === null ? undefined : readConditions(metric.conditions)
    const definition: ComputedDefinition | undefined =
      read !== undefined && 'ok' in read ? read.ok : undefined
    return definition === undefined ? [] : sourcesOf(definition).map((source) => ({ key, source }))
  })
  await sql`delete from metric_sources where metric = any(${rows.map(({ key }) => key)}::int4[])`.execute(
    tx,
  )
  await sql`
    insert into metric_sources (metric, source)
    select distinct link.metric, coalesce(chosen_series.series_key, point.key)
    from unnest(${links.map(({ key }) => key)}::int4[], ${links.map(({ source }) => source)}::text[])
      as link (metric, source)
    join data_points point on point.id = link.source and point.node_id = ${nodeId}
    left join chosen_series on chosen_series.key = point.key`.execute(tx)
}
