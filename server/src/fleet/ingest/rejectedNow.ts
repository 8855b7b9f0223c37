import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import type { MeasurementStore } from '../../storage/store/measurementStore.ts'
import type { SettledReading } from './settleReadings.ts'

const { rejected: REJECTED } = MEASUREMENT_FLAGS

/**
 * Stored readings with the flag of those that quality flags reject, as open pages are told of them. What is looked up is kept in
 * memory; only for data points that have flags in force, the store is asked.
 *
 * @param keys data point id → its key
 */
export async function rejectedNow(
  measurements: Pick<MeasurementStore, 'hasQualityFlags' | 'stored'>,
  readings: readonly SettledReading[],
  keys: ReadonlyMap<string, number>,
): Promise<readonly SettledReading[]> {
  const dataPoints = readings.map(({ series }) => keys.get(series.dataPointId) ?? 0)
  if (!(await measurements.hasQualityFlags(dataPoints))) return readings
  const stored = await measurements.stored(
    dataPoints,
    readings.map(({ ts }) => ts),
  )
  return readings.map((reading, place) => {
    const [, , flags = 0] = stored[place] ?? []
    return { ...reading, flags: (reading.flags & ~REJECTED) | (flags & REJECTED) }
  })
}
