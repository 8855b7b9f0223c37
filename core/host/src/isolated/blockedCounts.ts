import type { FrameTimer } from './frameTimes.ts'

/** The first attempts of a kind are reported in a batch after this time, ms. */
export const FIRST_REPORT_AFTER_MS = 2_000
/** Later ones are reported at most once in this time, ms. */
export const REPORT_EVERY_MS = 3_600_000

interface Kind {
  pending: number
  reportedAtMs: number | null
  isDue: boolean
}

export interface BlockedCounts {
  /**
   * @param key identifies a plugin’s version and the kind of attempt
   * @param report called with the accumulated count when it is due
   */
  add(key: string, count: number, report: (count: number) => void): void
}

/** Counts what was blocked in the frames of a page, and reports each kind of attempt at most once an hour. */
export function createBlockedCounts(timer: FrameTimer): BlockedCounts {
  const kinds = new Map<string, Kind>()
  return {
    add(key, count, report) {
      const kind = kinds.get(key) ?? { pending: 0, reportedAtMs: null, isDue: false }
      kinds.set(key, kind)
      kind.pending += count
      if (kind.isDue) return
      kind.isDue = true
      const { reportedAtMs } = kind
      const waitMs =
        reportedAtMs === null
          ? FIRST_REPORT_AFTER_MS
          : Math.max(0, reportedAtMs + REPORT_EVERY_MS - timer.now())
      timer.after(waitMs, () => {
        report(kind.pending)
        kind.pending = 0
        kind.reportedAtMs = timer.now()
        kind.isDue = false
      })
    },
  }
}
