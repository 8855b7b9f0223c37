import { sql, type Transaction } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { addCorrection, withdrawCorrection } from '../corrections/addCorrection.ts'

/** Lets the corrections of a device follow its calibrations; see {@link settleCorrections}. */
export const calibrateReadings = defineJob({
  kind: 'calibrations.correct',
  payload: Type.Object({ nodeId: Type.String(), by: Type.String(), reason: Type.String() }),
})

/** Takes the jobs that a run and a reset leave for each device. */
export function keepReadingsCalibrated(context: ServerContext): void {
  context.jobs.work(calibrateReadings, ({ payload, commit }) =>
    commit((tx) => settleCorrections(context, tx, payload)),
  )
}

/** A calibrated data point whose readings are not corrected by its line yet. */
interface Uncorrected {
  id: string
  intercept: number
  slope: number
  toMs: number
}

/**
 * Corrects data points of a device that were calibrated, from the end of their run on, and withdraws the corrections by
 * calibrations that were reset. Corrections by earlier runs stay: the newest one that covers a reading counts.
 *
 * @param by full name of who ran or reset the calibrations
 */
export async function settleCorrections(
  context: ServerContext,
  tx: Transaction<Tables>,
  { nodeId, by, reason }: { nodeId: string; by: string; reason: string },
): Promise<void> {
  const { rows: found } = await sql`
    select from nodes where nodes.id = ${nodeId} for update`.execute(tx)
  if (found.length === 0) return
  const { rows: reset } = await sql<{ id: string }>`
    select corrections.id from corrections
    join data_points on data_points.key = corrections.data_point
    where data_points.node_id = ${nodeId} and corrections.origin = 'calibration'
      and corrections.withdrawn_at is null
      and not exists (select from calibration_measurements
        where calibration_measurements.data_point_id = data_points.id)
    order by corrections.id`.execute(tx)
  for (const { id } of reset) await withdrawCorrection(context, tx, { nodeId, id, by })
  const { rows: due } = await sql<Uncorrected>`
    select data_point_id as id, (metrics->>'intercept')::float8 as intercept,
      (metrics->>'slope')::float8 as slope, to_ts as "toMs"
    from calibration_measurements
    where node_id = ${nodeId} and refused is null and not is_corrected
    order by data_point_id`.execute(tx)
  for (const { id, intercept, slope, toMs } of due) {
    await addCorrection(context, tx, {
      nodeId,
      dataPointId: id,
      formula: { coefficients: [intercept, slope] },
      fromMs: toMs,
      toMs: null,
      reason,
      origin: { kind: 'calibration', id: nodeId },
      by,
    })
  }
  await sql`update calibration_measurements set is_corrected = true
    where data_point_id = any(${due.map(({ id }) => id)}::text[])`.execute(tx)
}
