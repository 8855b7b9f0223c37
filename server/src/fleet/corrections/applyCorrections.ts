import { randomUUID } from 'node:crypto'
import { needsHumidity } from '@airshed/domain'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { StoredCorrection } from '../../storage/store/tables/corrections.ts'
import { followChosenSeries, noteFollowedSources } from '../computed/chosenSeries.ts'
import { addHistory } from '../computed/history.ts'
import { lockComputed } from '../computed/nodeComputedParameters.ts'
import { putInForce, removeSeries } from '../computed/putInForce.ts'
import type { DataPointRow } from '../dataPoints/queries.ts'
import { correctionsInForce } from './correctionRows.ts'
import { humidityPointOf } from './humidityPoint.ts'

type Tx = Transaction<Tables>

/**
 * Lets the corrected values of a data point follow its corrections as they are now. They are computed as a new series by a
 * job, while everybody reads the former ones; the new ones replace them at once when they are complete, so that no figure
 * mixes two versions. Without a correction the reported values count again at once.
 *
 * @param raw the data point, as it is reported; its device is locked
 */
export async function applyCorrections(
  context: ServerContext,
  tx: Tx,
  raw: DataPointRow,
): Promise<void> {
  await tx
    .insertInto('metric_nodes')
    .values({ node_id: raw.node_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await lockComputed(tx, raw.node_id, true)
  await removeSeries(context, tx, raw.key, 'being computed')
  const corrections = await correctionsInForce(tx, raw.key)
  if (corrections.length === 0) {
    await removeSeries(context, tx, raw.key, 'in force')
    await followChosenSeries(context, tx, { nodeId: raw.node_id, points: [raw.key] })
    return
  }
  const humidity = needsHumidity(corrections) ? await humidityPointOf(tx, raw) : null
  const from = await firstReading(tx, raw.key)
  const series = await insertSeries(tx, raw, from, {
    corrections: [...corrections],
    humidity: humidity?.id ?? null,
  })
  const sources = [raw.key, ...(humidity === null ? [] : [humidity.key])]
  await tx
    .insertInto('metric_sources')
    .values(sources.map((source) => ({ metric: series.key, source })))
    .execute()
  await noteFollowedSources(context, tx)
  if (from === null) {
    await putInForce(context, tx, { key: series.key, corrects: raw.key })
    return
  }
  await addHistory(context, tx, { id: series.id, node_id: raw.node_id })
}

/** A series without readings, which is not in force. */
function insertSeries(
  tx: Tx,
  raw: DataPointRow,
  from: number | null,
  correction: StoredCorrection,
): Promise<{ id: string; key: number }> {
  const { node_id, sensor_id, is_mapped, name, unit, precision, kind, step_ms } = raw
  const id = randomUUID()
  return tx
    .insertInto('data_points')
    .values({
      id: `${raw.id}~${id}`,
      path: `corrected:${id}`,
      node_id,
      sensor_id,
      is_mapped,
      name,
      unit,
      precision,
      kind,
      step_ms,
      corrects: raw.key,
      correction: JSON.stringify(correction),
      is_in_force: false,
      history_from: from,
    })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow()
}

async function firstReading(tx: Tx, key: number): Promise<number | null> {
  const { first } = await tx
    .selectFrom('measurements')
    .select(({ fn }) => fn.min<number | null>('ts').as('first'))
    .where('data_point', '=', key)
    .executeTakeFirstOrThrow()
  return first
}
