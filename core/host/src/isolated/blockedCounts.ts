import type { FrameTimer } from './frameTimes.ts'

/** The first attempts of a kind are reported in a batch after this time, ms. */
export const FIRST_TOLD_AFTER_MS = 2_000
/** Later ones are reported at most once in this time, ms. */
export const TOLD_EVERY_MS = 3_600_000

interface Kind {
  pending: number
  toldAtMs: number | null
  isDue: boolean
}

export interface BlockedCounts {
  /**
   * @param key identifies a plugin’s version and the kind of attempt
   * @param tell called with the accumulated count when it is due
   */
  add(key: string, count: number, tell: (count: number) => void): void
}

/** Counts what was blocked in the frames of a page, and reports each kind of attempt at most once an hour. */
export function createBlockedCounts(timer: FrameTimer): BlockedCounts {
  const kinds = new Map<string, Kind>()
  return {
    add(key, count, tell) {
      const kind = kinds.get(key) ?? { pending: 0, toldAtMs: null, isDue: false }
      kinds.set(key, kind)
      kind.pending += count
      if (kind.isDue) return
      kind.isDue = true
      const { toldAtMs } = kind
      const waitMs =
        toldAtMs === null
          ? FIRST_TOLD_AFTER_MS
          : Math.max(0, toldAtMs + TOLD_EVERY_MS - timer.now())
      timer.after(waitMs, () => {
        tell(kind.pending)
        kind.pending = 0
        kind.toldAtMs = timer.now()
        kind.isDue = false
      })
    },
  }
}
