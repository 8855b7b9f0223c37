import type { MapDevice } from './mapDevice.ts'
import { PIN_STATES, type PinState } from './pinState.ts'

/** Order in which states are listed: the good state first, then the worst. */
const LISTED_STATES: readonly PinState[] = [
  'online',
  ...PIN_STATES.filter((state) => state !== 'online'),
]

export interface StateCount {
  state: PinState
  count: number
}

/** The states that occur, with their counts, in the order in which they are listed. */
export function listedCounts(counts: Readonly<Partial<Record<PinState, number>>>): StateCount[] {
  return LISTED_STATES.flatMap((state) => {
    const count = counts[state] ?? 0
    return count === 0 ? [] : [{ state, count }]
  })
}

/** How many devices are in each state. */
export function countStates(devices: readonly Pick<MapDevice, 'state'>[]): StateCount[] {
  const counts: Partial<Record<PinState, number>> = {}
  for (const { state } of devices) counts[state] = (counts[state] ?? 0) + 1
  return listedCounts(counts)
}
