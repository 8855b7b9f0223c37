import type { Frame, WidgetData } from '@airshed/contract'
import { reportingGapMs } from '@airshed/domain'

/** Data without readings of their own count as old when nothing confirmed them for so long. */
const STALE_AFTER_MS = 120_000

function newestReadingMs(frame: Frame): number | null {
  for (let i = frame.times.length - 1; i >= 0; i -= 1) {
    if (!Number.isNaN(frame.values[i])) return frame.times[i] ?? null
  }
  return null
}

/**
 * Since when live data are old: the time of the newest reading where every series has been silent
 * for longer than its reporting gap, or when the data were last known to be current where the
 * connection is gone. null: they are current, or there is nothing to be old.
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
