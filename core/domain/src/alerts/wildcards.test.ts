import type { AlertRules } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { coveredPlaces, filledRules, wildcardPath, wildcardPaths } from './wildcards.ts'

const NODE = '1C00A3F7:0'
const PM = '1C00A3F7.1.0.0/132:5'
const CO2 = '1C00A3F7.0.0.0/131:10'
const UPWIND = '1C00B112.0.0.0/132:5'
const RULES: AlertRules = [
  {
    _id: 'a',
    conditions: [
      {
        deviceId: '*',
        dataPointId: '*/132:5',
        expr: 'gt',
        value: 35,
        basis: { kind: 'above_upwind', dataPointId: UPWIND },
      },
      { deviceId: '*', dataPointId: { func: 'silence', dataPointId: '*/131:10', period: 9 } },
    ],
  },
  {
    _id: 'b',
    conditions: [
      {
        dataPointId: { func: 'diff', dataPointId: UPWIND, dataPointId2: '*/132:5', value: 4 },
      },
      { deviceId: '1C00B112:0', dataPointId: UPWIND, expr: 'lt', value: 1 },
    ],
  },
]

describe('the rules of a template', () => {
  it('names parameters of each device, and data points of one', () => {
    expect(wildcardPaths(RULES)).toEqual(['132:5', '131:10'])
    expect([wildcardPath('*/raw:a/b'), wildcardPath(UPWIND)]).toEqual(['raw:a/b', null])
  })

  it('replaces parameters by data points of the device wherever they are named', () => {
    const points = new Map([
      ['132:5', PM],
      ['131:10', CO2],
    ])
    expect(filledRules(RULES, { nodeId: NODE, points })).toEqual([
      {
        _id: 'a',
        conditions: [
          {
            deviceId: NODE,
            dataPointId: PM,
            expr: 'gt',
            value: 35,
            basis: { kind: 'above_upwind', dataPointId: UPWIND },
          },
          { deviceId: NODE, dataPointId: { func: 'silence', dataPointId: CO2, period: 9 } },
        ],
      },
      {
        _id: 'b',
        conditions: [
          { dataPointId: { func: 'diff', dataPointId: UPWIND, dataPointId2: PM, value: 4 } },
          { deviceId: '1C00B112:0', dataPointId: UPWIND, expr: 'lt', value: 1 },
        ],
      },
    ])
  })

  it('refuses to fill rules for a device that lacks a data point', () => {
    expect(() => filledRules(RULES, { nodeId: NODE, points: new Map([['132:5', PM]]) })).toThrow(
      'has no data point for 131:10',
    )
  })
})

describe('the data point chosen for a parameter of a device', () => {
  const at = (id: string, lastTs: number | null) => ({ id, path: '132:5', lastTs })
  const main = '1C00A3F7.0.0.0/132:5'
  const other = '1C00A3F7.2.0.0/132:5'
  const chosen = (
    candidates: readonly { id: string; path: string; lastTs: number | null }[],
    watched: readonly string[] = [],
  ) => coveredPlaces(NODE, candidates, new Set(watched)).points.get('132:5')

  it('prefers the main connection, else the latest reported data point', () => {
    expect(chosen([at(PM, 9), at(main, 1)])).toBe(main)
    expect(chosen([at(PM, 9), at(other, 8)])).toBe(PM)
    expect(chosen([at(other, null), at(PM, null)])).toBe(PM)
  })

  it('keeps a data point that is watched already, whatever reports since', () => {
    expect(chosen([at(PM, 9), at(main, 1), at(other, 3)], [other])).toBe(other)
  })
})
