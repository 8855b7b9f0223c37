import type { MaintenanceCovers } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import {
  coveredUntilMs,
  isCovered,
  maintenanceState,
  type MaintenanceCoverage,
} from './maintenance.ts'

const span = { startsAtMs: 1_000, endsAtMs: 2_000 }

it.each([
  [999, 'upcoming'],
  [1_000, 'current'],
  [1_999, 'current'],
  [2_000, 'over'],
])('a maintenance window from 1 s to 2 s is at %d ms %s', (nowMs, state) => {
  expect(maintenanceState(span, nowMs)).toBe(state)
})

describe('the devices that a maintenance window covers', () => {
  const site: MaintenanceCovers = { kind: 'site', coordinates: [60, 5], radius_m: 500 }
  it.each<[string, MaintenanceCovers, [number, number] | null, boolean]>([
    ['all devices', { kind: 'all' }, null, true],
    ['a device that it names', { kind: 'devices', node_ids: ['far', 'mast'] }, null, true],
    ['no device that it does not name', { kind: 'devices', node_ids: ['mast:1'] }, null, false],
    ['a device 490 m north of its site', site, [60.004_4, 5], true],
    ['no device 512 m north of its site', site, [60.004_6, 5], false],
    ['a device 490 m east of its site', site, [60, 5.008_8], true],
    ['no device of which nobody knows where it is', site, null, false],
  ])('a maintenance window covers %s', (_, covers, place, expected) => {
    expect(isCovered(covers, { id: 'mast', place })).toBe(expected)
  })
})

describe('the end of maintenance of several devices', () => {
  const [mast, quay] = [
    { id: 'mast', place: null },
    { id: 'quay', place: null },
  ]
  const window = (
    nodeIds: string[] | null,
    endsAtMs: number,
    startsAtMs = 0,
  ): MaintenanceCoverage => ({
    startsAtMs,
    endsAtMs,
    covers: nodeIds === null ? { kind: 'all' } : { kind: 'devices', node_ids: nodeIds },
  })

  it('counts devices as under maintenance only while each of them is', () => {
    expect(coveredUntilMs([mast, quay], [window(['mast'], 50)], 10)).toBeNull()
    expect(coveredUntilMs([mast, quay], [window(['mast'], 50), window(['quay'], 40)], 10)).toBe(40)
  })

  it('ends with the last of the windows that cover the devices', () => {
    const windows = [window(['mast'], 50), window(null, 70), window(['quay'], 90)]
    expect(coveredUntilMs([mast], windows, 10)).toBe(70)
  })

  it('ignores windows that have not begun or are over', () => {
    expect(coveredUntilMs([mast], [window(['mast'], 50, 20)], 10)).toBeNull()
    expect(coveredUntilMs([mast], [window(['mast'], 50)], 50)).toBeNull()
    expect(coveredUntilMs([mast], [], 10)).toBeNull()
  })

  it('covers deleted devices by windows of all devices alone', () => {
    expect(coveredUntilMs([], [window(['mast'], 50)], 10)).toBeNull()
    expect(coveredUntilMs([], [window(['mast'], 50), window(null, 30)], 10)).toBe(30)
  })
})
