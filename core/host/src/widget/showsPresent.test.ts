import type { DataNeed, MeasurementsNeed } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { showsPresent, showsRange } from './showsPresent.ts'

const HOUR_MS = 3_600_000
const now = Date.UTC(2026, 4, 17, 12)
const yesterday = { range: { from: now - 26 * HOUR_MS, to: now - 24 * HOUR_MS }, isLive: false }
const live = { range: { from: now - HOUR_MS, to: now }, isLive: true }
const endedAgo = (ms: number) => ({
  range: { from: now - ms - HOUR_MS, to: now - ms },
  isLive: false,
})

const readings = (window: MeasurementsNeed['window']): DataNeed => ({
  kind: 'measurements',
  dataPointIds: ['N1.0.0.0/132:5'],
  window,
  statistic: 'mean',
  live: true,
})
const profiles: DataNeed = { kind: 'profiles', nodeIds: ['N1:0'] }

describe('a widget that shows the present on a page of the past', () => {
  it.each<[string, DataNeed[], boolean]>([
    ['counts of devices, shown', [{ kind: 'status' }], true],
    ['the newest readings, shown', [readings({ lastPoints: 5 }), profiles], true],
    ['the last hour, shown', [readings({ lastMs: HOUR_MS })], true],
    [
      'the newest readings beside the range, shown',
      [readings({ lastPoints: 1 }), readings('range')],
      true,
    ],
    ['readings of the range, not shown', [readings('range'), profiles], false],
    [
      'devices at the end of the range, not shown',
      [
        { kind: 'nodes', nodeIds: ['N1:0'], includes: [] },
        readings({ lastPoints: 1, until: 'range' }),
      ],
      false,
    ],
    [
      'days of the range, not shown',
      [
        { kind: 'nodes', nodeIds: ['N1:0'], includes: [] },
        { kind: 'steps', dataPointIds: ['N1.0.0.0/132:5'], unit: 'day' },
      ],
      false,
    ],
    [
      'the air at the end of the range, not shown',
      [
        { kind: 'nodes', nodeIds: ['N1:0'], includes: ['profiles'] },
        { kind: 'airQuality', nodeIds: ['N1:0'] },
      ],
      false,
    ],
    ['no data, not shown', [], false],
  ])('knows whether a widget shows the present: %s', (_, needs, expected) => {
    expect(showsPresent(needs, yesterday, now)).toBe(expected)
  })

  it.each<[string, DataNeed[], boolean]>([
    ['the range', [{ kind: 'status' }, readings('range')], true],
    ['only its end', [readings({ lastPoints: 1, until: 'range' })], false],
    ['no readings', [{ kind: 'status' }], false],
  ])('knows whether a widget shows the range: %s', (_, needs, expected) => {
    expect(showsRange(needs)).toBe(expected)
  })

  it('counts no data as the present on a page that is live or ended two minutes ago', () => {
    expect(showsPresent([{ kind: 'status' }], live, now)).toBe(false)
    expect(showsPresent([{ kind: 'status' }], endedAgo(120_000), now)).toBe(false)
  })

  it('counts data as the present on a page that ended more than two minutes ago', () => {
    expect(showsPresent([{ kind: 'status' }], endedAgo(121_000), now)).toBe(true)
  })
})
