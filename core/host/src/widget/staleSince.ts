import type { Frame, WidgetData } from '@airshed/contract'
import { reportingGapMs } from '@airshed/domain'

/** Age in ms at which data without readings of their own are stale, if nothing confirmed them. */
const STALE_AFTER_MS = 120_000

function newestReadingMs(frame: Frame): number | null {
  for (let i = frame.times.length - 1; i >= 0; i -= 1) {
    if (!Number.isNaN(frame.values[i])) return frame.times[i] ?? null
  }
  return null
}

/**
 * Since when live data are stale: the time of the newest reading if every series has been silent
 * for longer than its reporting gap, or the time when the data were last known to be current if the
 * connection is lost. null: they are current, or there are none.
 */
export function staleSince(
  data: Pick<WidgetData, 'frames' | 'asOfMs'>,
  isLive: boolean,
  nowMs: number,
): number | null {
  if (!isLive) return null
  let newest: number | null = null
  let isAnyFresh = false
  for (const frame of data.frames) {
    const reading = newestReadingMs(frame)
    if (reading === null) continue
    newest = Math.max(newest ?? reading, reading)
    const allowedMs = Math.max(
      reportingGapMs(frame.reportingIntervalMs),
      frame.averagingPeriodMs ?? 0,
    )
    isAnyFresh ||= nowMs - reading <= allowedMs
  }
  if (newest !== null && !isAnyFresh) return newest
  if (data.asOfMs !== null && nowMs - data.asOfMs > STALE_AFTER_MS) return data.asOfMs
  return null
}
