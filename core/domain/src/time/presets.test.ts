import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from './duration.ts'
import {
  ADMIN_PRESETS_MS,
  ALERT_PRESETS_MS,
  DASHBOARD_PRESETS_MS,
  DEFAULT_ALERT_RANGE_MS,
  DEFAULT_DASHBOARD_RANGE_MS,
  DEFAULT_MONITOR_RANGE_MS,
  MONITOR_PRESETS_MS,
  REFRESH_CHOICES_MS,
} from './presets.ts'

describe('the offered windows', () => {
  it.each([
    ['dashboard', DASHBOARD_PRESETS_MS, [0.5, 1, 2, 3, 4, 6, 12, 24]],
    ['monitor', MONITOR_PRESETS_MS, [1, 3, 6, 12, 24, 48, 168]],
    ['admin', ADMIN_PRESETS_MS, [0.5, 1, 2, 3]],
    ['alert monitor', ALERT_PRESETS_MS, [3, 6, 12, 24, 168, 720]],
  ])('lists the windows of the %s', (_, presets, hours) => {
    expect(presets.map((ms) => ms / HOUR_MS)).toEqual(hours)
  })

  it('includes each default window among those offered', () => {
    expect(DASHBOARD_PRESETS_MS).toContain(DEFAULT_DASHBOARD_RANGE_MS)
    expect(MONITOR_PRESETS_MS).toContain(DEFAULT_MONITOR_RANGE_MS)
    expect(ALERT_PRESETS_MS).toContain(DEFAULT_ALERT_RANGE_MS)
  })

  it('offers to refresh after 1, 5 or 15 minutes', () => {
    expect(REFRESH_CHOICES_MS.map((ms) => ms / MINUTE_MS)).toEqual([1, 5, 15])
  })
})
