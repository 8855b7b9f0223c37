import { calibrationFit, HOUR_MS, type CalibrationFit, type DueHour } from '@airshed/domain'
import { CALIBRATION_HOURS_MAX, type CalibrationRun, type ReadingBasis } from '@airshed/schemas'
import { sql } from 'kysely'
import type { Caller } from '../../access/identity/access.ts'
import { invalidBody, invalidField } from '../../access/input/invalidField.ts'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import type { Db } from '../../storage/store/db.ts'
import { hoursOfPoints } from '../measurements/hourlyValues.ts'
import { IS_COMPARABLE, isManagedBy } from './comparable.ts'
import { findReferences, type Reference } from './references.ts'

/** Hourly means of devices that are held in memory at once. */
const PART_HOURS = 50_000

/** The whole hours of a period, ms UTC; `toMs` is exclusive. */
interface Period {
  fromMs: number
  toMs: number
}

/** A data point of a device whose parameter the reference measures too. */
interface ComparedPoint {
  id: string
  nodeId: string
  serial: string
  path: string
  unit: string
}

/** A data point and how it fits the reference. */
export interface ComparedFit extends ComparedPoint {
  referenceId: string
  fit: CalibrationFit
}

/** What a run found. */
export interface Comparison extends Period {
  reference: Reference
  fits: readonly ComparedFit[]
}

/**
 * Compares each parameter that devices have in common with a reference, by hourly means. It reads in parts that let other work
 * run in between, and stores nothing.
 *
 * @throws ApiError 400 for a period that is empty, in the future or too long for so many devices, and for a reference that is
 *   unknown or not for the caller to read
 */
export async function compareDevices(
  context: ServerContext,
  { caller, visible, body }: { caller: Caller; visible: Condition; body: CalibrationRun },
): Promise<Comparison> {
  const { db } = context.store
  const period = periodOf(body, context.clock())
  const [reference] = await findReferences(db, visible, body.reference)
  if (reference === undefined) {
    const expected = 'the id of a sensor of a device with the tag reference'
    throw invalidField('/reference', expected, body.reference)
  }
  const points = await pointsInCommon(db, { caller, visible, serials: body.serials, reference })
  requireFewHours(points.length, period)
  return {
    ...period,
    reference,
    fits: await fitsOf(context, { caller, reference, points, period }),
  }
}

/** @param now ms UTC */
function periodOf({ from, to: end }: CalibrationRun, now: number): Period {
  const to = end ?? now
  if (from > now) throw invalidField('/from', 'a time before now', from)
  if (to > now) throw invalidField('/to', 'a time that is not after now', to)
  if (from >= to) throw invalidField('/to', `a time after from (${from})`, to)
  const [fromMs, toMs] = [Math.ceil(from / HOUR_MS) * HOUR_MS, Math.floor(to / HOUR_MS) * HOUR_MS]
  if (fromMs >= toMs) throw invalidField('/to', 'a period that holds a whole hour', to)
  return { fromMs, toMs }
}

/** @throws ApiError 400 if one run would read too much */
function requireFewHours(points: number, { fromMs, toMs }: Period): void {
  const hours = (toMs - fromMs) / HOUR_MS
  if (hours * Math.max(1, points) <= CALIBRATION_HOURS_MAX) return
  const bound = CALIBRATION_HOURS_MAX.toLocaleString('en')
  const expected = `at most ${bound} hourly means: choose fewer devices or a shorter period`
  const got = `${hours.toLocaleString('en')} of each of ${points} parameters`
  throw invalidBody([{ path: '/from', expected, got }])
}

/** What these devices measure of what the reference measures; the reference itself is not among them. */
async function pointsInCommon(
  db: Db,
  asked: {
    caller: Caller
    visible: Condition
    serials: readonly string[]
    reference: Reference
  },
): Promise<ComparedPoint[]> {
  const { caller, visible, serials, reference } = asked
  const { rows } = await sql<ComparedPoint>`
    select data_points.id, nodes.id as "nodeId", nodes.serial, data_points.path, data_points.unit
    from nodes join data_points on data_points.node_id = nodes.id
    where nodes.serial = any(${[...serials]}::text[])
      and data_points.path = any(${reference.points.map(({ path }) => path)}::text[])
      and nodes.id <> ${reference.nodeId}
      and ${IS_COMPARABLE} and ${isManagedBy(caller)} and ${visible}
    order by nodes.id, data_points.id`.execute(db)
  return rows
}

async function fitsOf(
  context: ServerContext,
  asked: { caller: Caller; reference: Reference; points: readonly ComparedPoint[]; period: Period },
): Promise<ComparedFit[]> {
  const { caller, reference, points, period } = asked
  const count = (period.toMs - period.fromMs) / HOUR_MS
  const edges = Array.from({ length: count + 1 }, (_, hour) => period.fromMs + hour * HOUR_MS)
  const hoursOf = (ids: readonly string[], basis?: ReadingBasis) =>
    ids.length === 0
      ? Promise.resolve(new Map<string, DueHour[]>())
      : hoursOfPoints(context, { ids, edges, callerId: caller.user.id, basis })
  const paths = new Set(points.map(({ path }) => path))
  const used = new Map(
    reference.points.filter(({ path }) => paths.has(path)).map((point) => [point.path, point]),
  )
  const known = await hoursOf([...used.values()].map(({ id }) => id))
  const size = Math.max(1, Math.floor(PART_HOURS / count))
  const fits: ComparedFit[] = []
  for (let at = 0; at < points.length; at += size) {
    const part = points.slice(at, at + size)
    const found = await hoursOf(
      part.map(({ id }) => id),
      'reported',
    )
    for (const point of part) {
      const other = used.get(point.path)
      if (other === undefined) continue
      const [device, measured] = [found.get(point.id) ?? [], known.get(other.id) ?? []]
      const fit = calibrationFit({
        device: valuesOf(device),
        reference: valuesOf(measured),
        expected: device.filter(({ isDue }, hour) => isDue && measured[hour]?.isDue === true)
          .length,
        deviceUnit: point.unit,
        referenceUnit: other.unit,
      })
      if (fit !== null) fits.push({ ...point, referenceId: other.id, fit })
    }
  }
  return fits
}

const valuesOf = (hours: readonly DueHour[]): Float64Array =>
  Float64Array.from(hours, ({ value }) => value ?? Number.NaN)
