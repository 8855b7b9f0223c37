import type { DeviceDirectory, Sender } from './deviceDirectory.ts'
import type { Decoded } from './reading.ts'
import { massOfGas } from './rules/units.ts'
import type { ReferenceOf } from './settleReadings.ts'

/** The air to which gases by mass of a payload refer if their units do not say; undefined: it has none. */
export async function referencesOf(
  directory: DeviceDirectory,
  { readings }: Pick<Decoded, 'readings'>,
  nodeIds: readonly string[],
  sender: Sender,
): Promise<ReferenceOf | undefined> {
  const hasMass = readings.some(
    ({ parameterId, unitAsReceived }) =>
      parameterId !== null && massOfGas(parameterId, unitAsReceived) !== null,
  )
  return hasMass ? directory.referencesOf(nodeIds, sender) : undefined
}
