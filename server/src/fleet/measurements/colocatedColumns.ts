import { calendarSteps, coveredMean, DAY_MS, HOUR_MS } from '@airshed/domain'
import type { ColocationSearch, ReadingBasis } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { wholeSteps } from './hourlyValues.ts'
import { readStepColumns } from './stepColumns.ts'

const HOURS_A_DAY = DAY_MS / HOUR_MS

/** The means of data points in whole hours or days, which all have the same periods. */
interface MeanColumns {
  /** Start of each period, ms UTC. */
  readonly start: readonly number[]
  /** One mean per period; NaN below 75 % of its readings, or of the hours of a day. */
  of(dataPointId: string): ArrayLike<number>
}

/**
 * Reads the whole hours or days that a window touches, up to now, in parts that let other work run in between. Days are of
 * standard time, so that each has 24 hours, and are means of hours, as everywhere.
 *
 * @param asked `zone` is an IANA name; `basis` by default the choice of the organization of each device
 */
export async function readMeanColumns(
  context: ServerContext,
  { from, to, averaging }: Pick<ColocationSearch, 'from' | 'to' | 'averaging'>,
  asked: { ids: readonly string[]; zone: string; callerId: string; basis?: ReadingBasis },
): Promise<MeanColumns> {
  const { zone, ...points } = asked
  const now = context.clock()
  const step = { unit: averaging, zone, isStandardTime: true } as const
  const periods = wholeSteps(calendarSteps({ from, to: Math.min(to, now) }, step), now)
  if (averaging === 'hour') return readStepColumns(context, { ...points, edges: periods })
  const [first = 0, last = first] = [periods.at(0), periods.at(-1)]
  const edges = calendarSteps({ from: first, to: last }, { ...step, unit: 'hour' })
  const hours = await readStepColumns(context, { ...points, edges })
  const start = periods.slice(0, -1)
  return {
    start,
    of(dataPointId) {
      const values = hours.of(dataPointId)
      return start.map((_, day) => {
        const ofDay = values.subarray(day * HOURS_A_DAY, (day + 1) * HOURS_A_DAY)
        return coveredMean(ofDay, HOURS_A_DAY).value ?? Number.NaN
      })
    },
  }
}
