import type { Frame } from '@airshed/kit'
import { dataPoint, frame, node, profile, TEST_NOW_MS, TEST_RANGE } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { deviceRows } from './deviceRows.ts'

const MINUTE_MS = 60_000
const now = { nowMs: TEST_NOW_MS, knownMs: TEST_NOW_MS }
const [square, bridge] = ['1C00A3F7:0', '1C00B112:0'] as const
const config = { name: 'City', node_id: [bridge, square], selected_paths: ['132:5', '131:10'] }

const reading = (id: string, value: number, ageMin = 1, flags?: number) => ({
  ...frame(id),
  times: Float64Array.of(TEST_NOW_MS - ageMin * MINUTE_MS),
  values: Float64Array.of(value),
  ...(flags === undefined ? {} : { flags: Uint8Array.of(flags) }),
})
const device = (id: string) => node(id, { profiles: [profile()], data_points: [] })
const rows = (frames: readonly Frame[], nodes = [device(square), device(bridge)]) =>
  deviceRows(config, { nodes, frames }, TEST_RANGE, now)

describe('the rows of a table of devices', () => {
  it('lists devices in the order of the settings, with their values', () => {
    const found = rows([
      reading('1C00A3F7.0.0.0/132:5', 6),
      reading('1C00A3F7.0.0.0/131:10', 500),
      reading('1C00B112.0.0.0/132:5', 20),
    ])
    expect(found.map(({ nodeId, values }) => [nodeId, Object.keys(values)])).toEqual([
      [bridge, ['132:5']],
      [square, ['132:5', '131:10']],
    ])
    expect(found[0]?.values['132:5']?.reading).toMatchObject({
      value: 20,
      grade: { name: 'Moderate' },
    })
  })

  it('leaves out a device that is gone', () => {
    expect(rows([], [device(square)]).map(({ nodeId }) => nodeId)).toEqual([square])
  })

  it('marks faulty sensors and old values, and dates the last report', () => {
    const [, row] = rows([
      reading('1C00A3F7.0.0.0/132:5', 999, 1, 1),
      reading('1C00A3F7.0.0.0/131:10', 500, 30),
    ])
    expect(row?.values['132:5']?.reading).toMatchObject({ value: null, isFaulty: true })
    expect(row?.values['131:10']?.reading).toMatchObject({ value: 500, isOld: true })
    expect(row?.newestMs).toBe(TEST_NOW_MS - MINUTE_MS)
  })

  it('shows the online status kept by the server without counting it as a report', () => {
    const id = '1C00A3F7.0.0.0/190:4'
    const silent = node(square, { last_online: TEST_NOW_MS - 60 * MINUTE_MS, data_points: [] })
    const table = { name: 'City', node_id: [square], selected_paths: ['190:4'] }
    const [row] = deviceRows(table, { nodes: [silent], frames: [reading(id, 0)] }, TEST_RANGE, now)
    expect(row).toMatchObject({ status: 'offline', newestMs: null })
    expect(row?.values['190:4']?.reading).toMatchObject({ value: 0, isOld: false })
  })

  it('finds a parameter at a different sensor', () => {
    const id = '1C00A3F7.1.1.0/132:5'
    const nodes = [node(square, { data_points: [dataPoint(id)] })]
    expect(rows([reading(id, 7)], nodes)[0]?.values['132:5']?.reading.value).toBe(7)
  })

  it('returns the course over the range only when it is requested', () => {
    const id = '1C00A3F7.0.0.0/132:5'
    const [row] = rows([reading(id, 7), frame(id)], [device(square)])
    expect(row?.values['132:5']?.course?.length).toBeGreaterThan(10)
    expect(rows([reading(id, 7)], [device(square)])[0]?.values['132:5']?.course).toBeNull()
  })
})
