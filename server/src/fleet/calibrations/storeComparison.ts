import { calibrationStatus, measurementStatus } from '@airshed/domain'
import type { CalibrationOutcome, CalibrationStatus } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { RecordedEvent } from '../../access/calls/handler.ts'
import type { Caller } from '../../access/identity/access.ts'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { HOLDER, isManagedBy } from './comparable.ts'
import type { ComparedFit, Comparison } from './compareDevices.ts'
import { calibrateReadings } from './settleCorrections.ts'

interface StoringArgs {
  context: Pick<ServerContext, 'jobs'>
  tx: Transaction<Tables>
  caller: Caller
  visible: Condition
  /** As they were asked for. */
  serials: readonly string[]
  comparison: Comparison
  /** Full name of who runs it. */
  by: string
  /** ms UTC. */
  now: number
  record: (event: RecordedEvent) => void
}

/** A fit whose device the caller still manages. */
interface ManagedFit extends ComparedFit {
  organizationId: string
}

/**
 * Stores how data points fit a reference, in place of their earlier comparisons, with an event for each device and a job that corrects
 * its readings.
 */
export async function storeComparison(args: StoringArgs): Promise<CalibrationOutcome> {
  const { context, tx, serials, comparison, by, now, record } = args
  const { reference, fromMs, toMs } = comparison
  const fits = await stillManaged(args)
  const rows = fits.map(({ id, nodeId, organizationId, referenceId, fit }) => ({
    data_point_id: id,
    node_id: nodeId,
    organization_id: organizationId,
    compared_at: now,
    from_ts: fromMs,
    to_ts: toMs,
    reference_id: referenceId,
    reference_serial: reference.serial,
    reference_name: reference.name,
    refused: fit.reason,
    metrics: fit.metrics,
    is_corrected: false,
  }))
  await sql`insert into calibration_measurements
    select * from jsonb_populate_recordset(null::calibration_measurements,
      ${JSON.stringify(rows)}::jsonb)
    on conflict (data_point_id) do update set organization_id = excluded.organization_id,
      compared_at = excluded.compared_at, from_ts = excluded.from_ts, to_ts = excluded.to_ts,
      reference_id = excluded.reference_id, reference_serial = excluded.reference_serial,
      reference_name = excluded.reference_name, refused = excluded.refused,
      metrics = excluded.metrics, is_corrected = false`.execute(tx)
  const outcome: CalibrationOutcome = { calibrated: [], failed: [], missing: [] }
  const bySerial = Map.groupBy(fits, ({ serial }) => serial)
  for (const serial of new Set(serials)) {
    const found = bySerial.get(serial) ?? []
    const status = statusOf(found)
    outcome[LIST_OF[status]].push(serial)
    const [first] = found
    if (first === undefined) continue
    const { nodeId: rowId, organizationId } = first
    const after = { status, reference: reference.serial, from: fromMs, to: toMs }
    record({ rowId, organizationId, after })
    if (found.some(({ fit }) => fit.reason === null)) {
      await context.jobs.add(tx, calibrateReadings, {
        nodeId: rowId,
        by,
        reason: `Calibrated against [${reference.serial}] ${reference.name}`,
      })
    }
  }
  return outcome
}

const LIST_OF = { ok: 'calibrated', fail: 'failed', not_run: 'missing' } as const

/** The status of a device by what was just compared. */
const statusOf = (fits: readonly ComparedFit[]): CalibrationStatus =>
  calibrationStatus(fits.map(({ fit }) => measurementStatus(0, fit.reason === null)))

/** Fits of data points that still exist on devices which the caller still manages, locked against deletion. */
async function stillManaged({
  tx,
  caller,
  visible,
  comparison: { fits },
}: StoringArgs): Promise<ManagedFit[]> {
  const { rows } = await sql<{ id: string; organizationId: string }>`
    select data_points.id, ${HOLDER} as "organizationId"
    from data_points join nodes on nodes.id = data_points.node_id
    where data_points.id = any(${fits.map(({ id }) => id)}::text[])
      and ${isManagedBy(caller)} and ${visible}
    order by data_points.id
    for key share of data_points, nodes`.execute(tx)
  const organizations = new Map(rows.map(({ id, organizationId }) => [id, organizationId]))
  return fits.flatMap((fit) => {
    const organizationId = organizations.get(fit.id)
    return organizationId === undefined ? [] : { ...fit, organizationId }
  })
}
