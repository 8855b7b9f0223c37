import type { ServerContext } from '../../context.ts'
import type { Conflict } from './conflict.ts'
import type { DeviceDirectory, Sender } from './deviceDirectory.ts'
import { isSameReading, oneOfEachTime } from './oneOfEachTime.ts'
import type { Decoded } from './reading.ts'
import { referencesOf } from './referencesOf.ts'
import { nodeIdOf, settleReadings, type SettledReading } from './settleReadings.ts'

/** A reading with what is stored for its time. */
interface ForeseenReading extends SettledReading {
  state: 'new' | 'equal' | 'conflicting'
  /** The stored value; null: there is none. */
  stored: number | null
  /** Its flags; 0: there is none. */
  storedFlags: number
}

/** What would be done with a payload. */
export interface Foreseen {
  /** At most one for each time of a data point. */
  readings: ForeseenReading[]
  /** Readings of the payload that equal another one of it. */
  repeated: number
  /** What the payload also says about the same times. */
  conflicts: Conflict[]
}

interface Parts {
  context: Pick<ServerContext, 'store'>
  directory: DeviceDirectory
}

/** See `IngestService.foresee`. */
export async function foreseeIn(
  { context, directory }: Parts,
  decoded: Decoded,
  sender: Sender,
  receivedAt: number,
): Promise<Foreseen> {
  const nodeIds = [...new Set(decoded.devices.map(({ serial }) => nodeIdOf(serial)))]
  const unitOf = await directory.unitsOf(nodeIds)
  const referenceOf = await referencesOf(directory, decoded, nodeIds, sender)
  const settled = settleReadings(decoded, receivedAt, unitOf, referenceOf)
  const keys = await directory.known(settled.series, sender)
  const { readings, conflicts } = oneOfEachTime(settled.readings)
  const known = readings.filter(({ series }) => keys.has(series.dataPointId))
  const stored = await context.store.measurements.stored(
    known.map(({ series }) => keys.get(series.dataPointId) ?? 0),
    known.map(({ ts }) => ts),
  )
  const rows = new Map(known.map((reading, at) => [reading, stored[at]]))
  return {
    readings: readings.map((reading): ForeseenReading => {
      const row = rows.get(reading)
      if (row === undefined) return { ...reading, state: 'new', stored: null, storedFlags: 0 }
      const [, value, flags] = row
      const state = isSameReading(reading, { value, flags }) ? 'equal' : 'conflicting'
      return { ...reading, state, stored: value, storedFlags: flags }
    }),
    repeated: settled.readings.length - readings.length - conflicts.length,
    conflicts,
  }
}
