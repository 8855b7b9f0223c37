import { randomUUID } from 'node:crypto'
import { CORRECTED_KINDS, humidityOf } from '@airshed/domain'
import { correctionPresetById } from '@airshed/profiles'
import {
  CORRECTIONS_MAX,
  type Correction,
  type CorrectionFormula,
  type CorrectionOrigin,
} from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { invalidField } from '../../access/input/invalidField.ts'
import { apiError } from '../../base/errors.ts'
import type { ServerContext } from '../../context.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { DataPointRow } from '../dataPoints/queries.ts'
import { applyCorrections } from './applyCorrections.ts'
import { correctionsInForce, correctionView } from './correctionRows.ts'
import { humidityPointOf } from './humidityPoint.ts'

type Tx = Transaction<Tables>

/** What a new correction is made of. */
export interface CorrectionInput {
  readonly nodeId: string
  readonly dataPointId: string
  readonly formula: CorrectionFormula
  /** ms UTC. */
  readonly fromMs: number
  /** ms UTC, exclusive; null: it has no end. */
  readonly toMs: number | null
  readonly reason: string
  /** `id` is that of the calibration or the study; null: a person. */
  readonly origin: { readonly kind: CorrectionOrigin; readonly id: string | null }
  /** Full name of its author; null: the server. */
  readonly by: string | null
}

/**
 * Adds a correction to a data point of a device whose row is locked. Its values are computed by a job; see
 * {@link applyCorrections}.
 *
 * @throws ApiError VALIDATION_FAILED, NOT_FOUND, CORRECTION_LIMIT
 */
export async function addCorrection(
  context: ServerContext,
  tx: Tx,
  input: CorrectionInput,
): Promise<Correction> {
  const point = await correctablePoint(tx, input)
  if (input.toMs !== null && input.toMs <= input.fromMs) {
    throw invalidField('/to', `a time after from (${input.fromMs})`, input.toMs)
  }
  await checkFormula(tx, point, input.formula)
  const { newest } = await tx
    .selectFrom('corrections')
    .select(({ fn }) => fn.max<number | null>('version').as('newest'))
    .where('data_point', '=', point.key)
    .executeTakeFirstOrThrow()
  if ((await correctionsInForce(tx, point.key)).length >= CORRECTIONS_MAX) {
    throw apiError('CORRECTION_LIMIT', { count: String(CORRECTIONS_MAX) })
  }
  const row = await tx
    .insertInto('corrections')
    .values({
      id: randomUUID(),
      data_point: point.key,
      version: (newest ?? 0) + 1,
      formula: JSON.stringify(input.formula),
      from_ts: input.fromMs,
      to_ts: input.toMs,
      reason: input.reason.trim(),
      origin: input.origin.kind,
      origin_id: input.origin.id,
      made_at: context.clock(),
      made_by: input.by,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await applyCorrections(context, tx, point)
  return correctionView(row, point.id)
}

/**
 * Withdraws a correction: what it corrected is as if it had never been made.
 *
 * @param by full name of who does it; null: the server
 * @throws ApiError NOT_FOUND
 * @returns as it is afterwards, and whether it was in force before
 */
export async function withdrawCorrection(
  context: ServerContext,
  tx: Tx,
  { nodeId, id, by }: { nodeId: string; id: string; by: string | null },
): Promise<{ correction: Correction; wasInForce: boolean }> {
  const found = await tx
    .selectFrom('corrections')
    .innerJoin('data_points', 'data_points.key', 'corrections.data_point')
    .selectAll('data_points')
    .select('corrections.withdrawn_at')
    .where('corrections.id', '=', id)
    .where('data_points.node_id', '=', nodeId)
    .executeTakeFirst()
  if (found === undefined) throw apiError('NOT_FOUND', { what: 'Correction', id })
  const wasInForce = found.withdrawn_at === null
  const row = await tx
    .updateTable('corrections')
    .set(wasInForce ? { withdrawn_at: context.clock(), withdrawn_by: by } : { id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (wasInForce) await applyCorrections(context, tx, found)
  return { correction: correctionView(row, found.id), wasInForce }
}

async function correctablePoint(
  tx: Tx,
  { nodeId, dataPointId }: CorrectionInput,
): Promise<DataPointRow> {
  const point = await tx
    .selectFrom('data_points')
    .selectAll()
    .where('id', '=', dataPointId)
    .where('node_id', '=', nodeId)
    .where('corrects', 'is', null)
    .executeTakeFirst()
  if (point === undefined) {
    throw invalidField('/data_point_id', 'a data point of this device', dataPointId)
  }
  if (point.metric !== null) {
    const expected =
      'a measured data point: what is computed follows the corrections of its sources'
    throw invalidField('/data_point_id', expected, point.name)
  }
  if (!CORRECTED_KINDS.includes(point.kind)) {
    const expected = `a data point of the kind ${CORRECTED_KINDS.join(', ')}`
    throw invalidField('/data_point_id', expected, point.kind)
  }
  return point
}

async function checkFormula(tx: Tx, point: DataPointRow, formula: CorrectionFormula) {
  if (!('preset' in formula)) return
  const preset = correctionPresetById(formula.preset)
  if (preset === undefined) {
    throw invalidField('/formula/preset', 'the id of a published correction', formula.preset)
  }
  if (preset.parameter !== point.path || preset.unit !== point.unit) {
    const expected = `a correction of ${point.path} in ${point.unit || 'no unit'}`
    throw invalidField('/formula/preset', expected, `one of ${preset.parameter} in ${preset.unit}`)
  }
  if (humidityOf(formula) !== null && (await humidityPointOf(tx, point)) === null) {
    const expected = 'a device that measures the relative humidity beside this sensor'
    throw invalidField('/formula/preset', expected, 'none, or several of other sensors')
  }
}
