import { isReported, MINUTE_MS } from '@airshed/domain'
import type { NewQualityFlags, QualityFlag } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import { invalidField } from '../../access/input/invalidField.ts'
import { countFollowedChange } from '../../storage/store/measurements/followedPoints.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { flagView } from './flagRows.ts'

type Tx = Transaction<Tables>

/** How far the clock of a browser may be ahead: readings that are still to come cannot be rejected. */
const AHEAD_MS = 5 * MINUTE_MS

/**
 * Sets a flag of a person on each of some data points of a device. Their readings follow when the flags are settled.
 *
 * @param by name of the person
 * @param now ms UTC
 * @throws ApiError VALIDATION_FAILED if the span is empty or ends in the future, or a data point is none of the device, or computed
 */
export async function addFlags(
  tx: Tx,
  nodeId: string,
  { data_point_ids: ids, from, to, reason }: NewQualityFlags,
  { by, now }: { by: string; now: number },
): Promise<QualityFlag[]> {
  if (to <= from) throw invalidField('/to', `a time after from (${from})`, to)
  if (to > now + AHEAD_MS) throw invalidField('/to', `a time up to now (${now})`, to)
  const points = await tx
    .selectFrom('data_points')
    .select(['id', 'key', sql<boolean>`metric is not null`.as('is_computed'), 'path'])
    .where('node_id', '=', nodeId)
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute()
  const byId = new Map(points.map((point) => [point.id, point]))
  const keys = ids.map((id, at) => {
    const point = byId.get(id)
    if (point?.is_computed === false && isReported(point.path)) return point.key
    throw invalidField(
      `/data_point_ids/${at}`,
      point === undefined
        ? 'a data point of the device'
        : 'a measured data point: computed ones follow those that they are computed from',
      id,
    )
  })
  await noticeFlagged(tx, keys)
  const rows = await tx
    .insertInto('quality_flags')
    .values(
      keys.map((key) => ({
        data_point: key,
        from_ts: from,
        to_ts: to,
        rule: 'manual',
        reason: reason.trim(),
        made_by: by,
        made_at: now,
      })),
    )
    .returningAll()
    .execute()
  const idOf = new Map(points.map(({ id, key }) => [key, id]))
  return rows.map((row) => flagView(row, idOf.get(row.data_point) ?? ''))
}

/** Makes all processes look up new readings of these data points among the flags, unless they do so already. */
async function noticeFlagged(tx: Tx, keys: readonly number[]): Promise<void> {
  const { rows } = await sql<{ is_new: boolean }>`
    select exists (
      select from unnest(${[...keys]}::int4[]) as point (key) where not exists (
        select from quality_flags where data_point = point.key and withdrawn_at is null
      )
    ) as is_new`.execute(tx)
  if (rows[0]?.is_new === true) await countFollowedChange(tx, 'quality')
}
