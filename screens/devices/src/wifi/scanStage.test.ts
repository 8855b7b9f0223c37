import { expect, it } from 'vitest'
import { SCAN_MS, scanStage, type ScanStage } from './scanStage.ts'

const NOW_MS = 1_772_452_800_000

it.each<['queued' | 'sent' | 'done' | 'failed' | 'expired' | 'withdrawn', number, ScanStage]>([
  ['queued', 0, 'scanning'],
  ['sent', SCAN_MS - 1, 'scanning'],
  ['queued', SCAN_MS, 'silent'],
  ['sent', 3 * SCAN_MS, 'silent'],
  ['done', 3 * SCAN_MS, 'done'],
  ['failed', 0, 'failed'],
  ['expired', 9 * SCAN_MS, 'expired'],
  ['withdrawn', 0, 'none'],
])('a scan that is %s after %i ms is %s', (state, ageMs, stage) => {
  expect(scanStage({ state, created_at: NOW_MS - ageMs }, NOW_MS)).toBe(stage)
})

it('reports no scan before the first one', () => {
  expect(scanStage(null, NOW_MS)).toBe('none')
})
