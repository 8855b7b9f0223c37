import { fahrenheitOf } from '@airshed/domain'
import { hidesValue, HIDING_FLAGS, MEASUREMENT_FLAGS } from '@airshed/schemas'
import type { Conflict } from './conflict.ts'
import type { SettledReading } from './settleReadings.ts'

/** The readings of a payload, at most one for each time of a data point. */
interface OneOfEachTime {
  readings: SettledReading[]
  /** What the payload also says about the same times. */
  conflicts: Conflict[]
}

/** Whether two readings of one time say the same. */
export const isSameReading = (
  one: Pick<SettledReading, 'value' | 'flags' | 'fahrenheit'>,
  other: Pick<SettledReading, 'value' | 'flags'>,
): boolean =>
  isSameValue(one, other.value) && (one.flags & SAYING_FLAGS) === (other.flags & SAYING_FLAGS)

/**
 * The flags by which a sender says something about the value: it is hidden, or a detection limit. Which readings quality flags
 * reject is not for senders to say, so an export that is sent back is the same, whatever was rejected since.
 */
const SAYING_FLAGS = (HIDING_FLAGS & ~MEASUREMENT_FLAGS.rejected) | MEASUREMENT_FLAGS.belowLimit

const isSameValue = (
  { value, fahrenheit }: Pick<SettledReading, 'value' | 'fahrenheit'>,
  other: number | null,
): boolean =>
  value === other ||
  (fahrenheit !== undefined && other !== null && fahrenheitOf(other) === fahrenheit)

/**
 * Chooses one of the readings that a payload has for one time of a data point: one that is shown before one that is
 * hidden, and of these the smallest, so that the order in the payload does not matter. Others are conflicts, unless they
 * say the same.
 */
export function oneOfEachTime(all: SettledReading[]): OneOfEachTime {
  const chosen = new Map<string, Map<number, SettledReading>>()
  const others: SettledReading[] = []
  for (const reading of all) {
    const { dataPointId } = reading.series
    const ofPoint = chosen.get(dataPointId)
    if (ofPoint === undefined) {
      chosen.set(dataPointId, new Map([[reading.ts, reading]]))
      continue
    }
    const rival = ofPoint.get(reading.ts)
    if (rival === undefined) {
      ofPoint.set(reading.ts, reading)
      continue
    }
    const isPreferred = compare(reading, rival) < 0
    others.push(isPreferred ? rival : reading)
    if (isPreferred) ofPoint.set(reading.ts, reading)
  }
  if (others.length === 0) return { readings: all, conflicts: [] }
  const conflicts = others.flatMap((reading) => {
    const stored = chosen.get(reading.series.dataPointId)?.get(reading.ts) ?? reading
    if (isSameReading(reading, stored)) return []
    const { dataPointId } = reading.series
    return [
      {
        dataPointId,
        ts: reading.ts,
        stored: stored.value,
        storedFlags: stored.flags,
        received: reading.value,
        receivedFlags: reading.flags,
      },
    ]
  })
  return { readings: [...chosen.values()].flatMap((ofPoint) => [...ofPoint.values()]), conflicts }
}

/** A reading without a value comes after those with one. */
const valueOf = ({ value }: SettledReading): number => value ?? Number.MAX_VALUE

const compare = (one: SettledReading, other: SettledReading): number =>
  Number(hidesValue(one.flags)) - Number(hidesValue(other.flags)) ||
  valueOf(one) - valueOf(other) ||
  one.flags - other.flags
