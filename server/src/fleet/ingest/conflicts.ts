import type { ImportConflict } from '@airshed/schemas'
import type { MeasurementStore } from '../../storage/store/measurementStore.ts'
import type { Conflict } from './conflict.ts'
import { isSameReading } from './oneOfEachTime.ts'
import type { SettledReading } from './settleReadings.ts'

/** A conflict as answers list it. */
export type ListedConflict = ImportConflict

export const listedConflict = (conflict: Conflict): ListedConflict => ({
  data_point: conflict.dataPointId,
  time: conflict.ts,
  stored: conflict.stored,
  stored_flags: conflict.storedFlags,
  received: conflict.received,
  received_flags: conflict.receivedFlags,
})

/** What became of readings for times that already had one. */
interface KnownTimes {
  conflicts: Conflict[]
  /** Those that replaced the stored ones. */
  revised: SettledReading[]
}

/**
 * Compares readings that were not stored, as their times have readings, with what is stored there.
 *
 * @param keys data point id → its key
 * @param author who replaces what is different; null: nobody
 */
export async function compareWithStored(
  measurements: MeasurementStore,
  readings: readonly SettledReading[],
  keys: ReadonlyMap<string, number>,
  author: string | null,
): Promise<KnownTimes> {
  const keyOf = ({ series }: SettledReading) => keys.get(series.dataPointId) ?? 0
  const stored = await measurements.stored(
    readings.map(keyOf),
    readings.map(({ ts }) => ts),
  )
  const different = readings.flatMap((reading, place) => {
    const [, value, flags] = stored[place] ?? [0, reading.value, reading.flags]
    return isSameReading(reading, { value, flags }) ? [] : [{ reading, value, flags }]
  })
  const revisions = different.map(({ reading }) => ({
    dataPoint: keyOf(reading),
    ts: reading.ts,
    value: reading.value,
    flags: reading.flags,
  }))
  const replaced =
    author === null || revisions.length === 0
      ? new Set<number>()
      : await measurements.revise(revisions, author)
  return {
    revised: different.flatMap(({ reading }, place) => (replaced.has(place) ? [reading] : [])),
    conflicts: different.flatMap(({ reading, value, flags }, place) =>
      replaced.has(place)
        ? []
        : [
            {
              dataPointId: reading.series.dataPointId,
              ts: reading.ts,
              stored: value,
              storedFlags: flags,
              received: reading.value,
              receivedFlags: reading.flags,
            },
          ],
    ),
  }
}
