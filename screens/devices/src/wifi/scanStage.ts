import type { WifiScan } from '@airshed/console-kit'

/** Maximum duration of a scan, ms (product specification, 11). */
export const SCAN_MS = 120_000

/** Stage of a scan; `silent`: the device should have answered by now, and may yet answer. */
export type ScanStage = 'none' | 'scanning' | 'silent' | 'done' | 'failed' | 'expired'

/** @param nowMs current time, ms UTC */
export function scanStage(
  scan: Pick<WifiScan, 'state' | 'created_at'> | null,
  nowMs: number,
): ScanStage {
  if (scan === null || scan.state === 'withdrawn') return 'none'
  const { state, created_at: startedAt } = scan
  if (state === 'fetched') return 'done'
  if (state !== 'queued' && state !== 'sent') return state
  return nowMs - startedAt < SCAN_MS ? 'scanning' : 'silent'
}
