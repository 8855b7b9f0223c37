import type { ServerContext } from '../../context.ts'
import { invalidBody } from '../../access/input/invalidField.ts'
import { eachHour, type AskedHours } from './hourlyValues.ts'

/** The values of several data points in the same steps. */
interface StepColumns {
  /** Start of each step, ms UTC. */
  readonly start: readonly number[]
  /** One value per step; NaN if there is none, or less than 75 % of its readings. */
  of(dataPointId: string): Float64Array
  /** Number of steps in which all of them are due. */
  readonly expected: number
}

/**
 * Reads the steps of data points in parts that let other work run in between.
 *
 */
export async function readStepColumns(
  context: ServerContext,
  part: AskedHours,
): Promise<StepColumns> {
  const start = part.edges.slice(0, -1)
  const places = new Map(start.map((startMs, place) => [startMs, place]))
  const columns = new Map(
    part.ids.map((id) => [id, new Float64Array(start.length).fill(Number.NaN)]),
  )
  const due = new Uint8Array(start.length)
  await eachHour(context, part, (id, { startMs, value, isDue }) => {
    const place = places.get(startMs)
    const column = columns.get(id)
    if (place === undefined || column === undefined) return
    if (value !== null) column[place] = value
    if (isDue) due[place] = (due[place] ?? 0) + 1
  })
  return {
    start,
    of: (id) => columns.get(id) ?? new Float64Array(0),
    expected: due.filter((points) => points === columns.size).length,
  }
}

/**
 * Checks only the length of the window, before any step is computed.
 *
 * @throws ApiError 400 beyond `most` steps
 */
export function requireFewSteps(windowMs: number, stepMs: number, most: number): void {
  const steps = Math.ceil(windowMs / stepMs) + 1
  if (steps <= most) return
  const expected = `at most ${most.toLocaleString('en')} steps: ask for longer ones or a shorter range`
  throw invalidBody([{ path: '/from', expected, got: steps.toLocaleString('en') }])
}
