import { describe, expect, it } from 'vitest'
import { firmwareGate, type FirmwareGates, type FirmwareWave } from './firmwareGates.ts'

const gates: FirmwareGates = {
  onlinePercentMin: 80,
  onlineWithinMs: 600_000,
  failedPercentMax: 10,
  needsReadings: true,
}
const wave = (facts: Partial<FirmwareWave>): FirmwareWave => ({
  total: 20,
  failed: 0,
  updated: 0,
  measuring: 0,
  elapsedMs: 0,
  ...facts,
})

describe('firmwareGate', () => {
  it.each<[string, Partial<FirmwareWave>, Partial<FirmwareGates>, unknown]>([
    ['an empty wave', { total: 0 }, {}, 'pass'],
    ['a wave that has just begun', {}, {}, 'wait'],
    ['a wave in which all measure', { updated: 20, measuring: 20 }, {}, 'pass'],
    ['a wave in which one does not measure yet', { updated: 20, measuring: 19 }, {}, 'wait'],
    ['2 of 20 failures where 10 % may', { failed: 2, updated: 18, measuring: 18 }, {}, 'pass'],
    ['3 of 20 failures', { failed: 3 }, {}, { gate: 'failed', percent: 15, limit: 10 }],
    [
      'one failure where none may',
      { failed: 1 },
      { failedPercentMax: 0 },
      { gate: 'failed', percent: 5, limit: 0 },
    ],
    ['a moment before the time is over', { updated: 1, elapsedMs: 599_999 }, {}, 'wait'],
    [
      '15 of 20 back at the end of the time',
      { updated: 15, measuring: 15, elapsedMs: 600_000 },
      {},
      { gate: 'online', percent: 75, limit: 80 },
    ],
    [
      '16 of 20 back and measuring at the end',
      { updated: 16, measuring: 16, elapsedMs: 600_000 },
      {},
      'pass',
    ],
    [
      'all back and half of them silent at the end',
      { updated: 20, measuring: 10, elapsedMs: 600_000 },
      {},
      { gate: 'readings', percent: 50, limit: 80 },
    ],
    [
      'all back and silent where readings do not matter',
      { updated: 20 },
      { needsReadings: false },
      'pass',
    ],
    [
      'everything failed where everything may',
      { failed: 20 },
      { failedPercentMax: 100 },
      { gate: 'online', percent: 0, limit: 80 },
    ],
  ])('%s', (_, facts, others, expected) => {
    expect(firmwareGate(wave(facts), { ...gates, ...others })).toEqual(expected)
  })
})
