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

describe('on a page that shows the past, a widget shows the present', () => {
  it.each<[string, DataNeed[], boolean]>([
    ['that counts devices', [{ kind: 'status' }], true],
    ['with the newest readings', [readings({ lastPoints: 5 }), profiles], true],
    ['with the last hour', [readings({ lastMs: HOUR_MS })], true],
    [
      'with the newest readings beside their course over the range',
      [readings({ lastPoints: 1 }), readings('range')],
      true,
    ],
    ['but not one with the range', [readings('range'), profiles], false],
    [
      'nor one with devices at the end of the range',
      [
        { kind: 'nodes', nodeIds: ['N1:0'], includes: [] },
        readings({ lastPoints: 1, until: 'range' }),
      ],
      false,
    ],
    [
      'nor one with days of the range',
      [
        { kind: 'nodes', nodeIds: ['N1:0'], includes: [] },
        { kind: 'steps', dataPointIds: ['N1.0.0.0/132:5'], unit: 'day' },
      ],
      false,
    ],
    [
      'nor one with the air at the end of the range',
      [
        { kind: 'nodes', nodeIds: ['N1:0'], includes: ['profiles'] },
        { kind: 'airQuality', nodeIds: ['N1:0'] },
      ],
      false,
    ],
    ['nor one without data', [], false],
  ])('%s', (_, needs, expected) => {
    expect(showsPresent(needs, yesterday, now)).toBe(expected)
  })

  it.each<[string, DataNeed[], boolean]>([
    ['the range', [{ kind: 'status' }, readings('range')], true],
    ['only its end', [readings({ lastPoints: 1, until: 'range' })], false],
    ['no readings', [{ kind: 'status' }], false],
  ])('and another %s', (_, needs, expected) => {
    expect(showsRange(needs)).toBe(expected)
  })

  it('but not where the page is live, or was paused a moment ago', () => {
    expect(showsPresent([{ kind: 'status' }], live, now)).toBe(false)
    expect(showsPresent([{ kind: 'status' }], endedAgo(120_000), now)).toBe(false)
  })

  it('and where it was paused, stepped back or zoomed minutes ago', () => {
    expect(showsPresent([{ kind: 'status' }], endedAgo(121_000), now)).toBe(true)
  })
})
