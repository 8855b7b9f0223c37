/** A reading for a time for which another value is stored. */
export interface Conflict {
  dataPointId: string
  /** ms UTC */
  ts: number
  /** The value that was kept; null: none. */
  stored: number | null
  /** Bits of `MEASUREMENT_FLAGS`. */
  storedFlags: number
  /** The one that was not stored; null: an export has none. */
  received: number | null
  receivedFlags: number
}
