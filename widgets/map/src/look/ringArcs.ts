import type { StateCounts } from '../geo/clusters.ts'
import { PIN_STATES, type PinState } from '../devices/pinState.ts'

/** An arc of a cluster's ring, as fractions of a full turn. */
export interface RingArc {
  state: PinState
  from: number
  to: number
}

/** Minimum share of the ring for a state, so that one device among a thousand is visible. */
const LEAST_SHARE = 1 / 14

/** The states of a cluster as arcs, worst first, clockwise from the top. */
export function ringArcs(counts: StateCounts): readonly RingArc[] {
  const states = PIN_STATES.filter((state) => counts[state] > 0)
  const total = states.reduce((sum, state) => sum + counts[state], 0)
  const wished = states.map((state) => Math.max(LEAST_SHARE, counts[state] / total))
  const whole = wished.reduce((sum, share) => sum + share, 0)
  let from = 0
  return states.map((state, at) => {
    const start = from
    from += (wished[at] ?? 0) / whole
    return { state, from: start, to: at === states.length - 1 ? 1 : from }
  })
}
