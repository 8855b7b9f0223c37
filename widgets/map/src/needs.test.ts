import { expect, it } from 'vitest'
import { needs } from './needs.ts'

it('requests devices with data points and profiles, and their air quality', () => {
  expect(needs({ node_id: ['1C00A3F7:0'] })).toEqual([
    { kind: 'nodes', nodeIds: ['1C00A3F7:0'], includes: ['data_points', 'profiles'] },
    { kind: 'airQuality', nodeIds: ['1C00A3F7:0'], isOptional: true },
  ])
})

it('requests no hourly air quality for very many devices', () => {
  const nodeIds = Array.from({ length: 201 }, (_, at) => `1C00${at}:0`)
  expect(needs({ node_id: nodeIds }).map(({ kind }) => kind)).toEqual(['nodes'])
})

it('requests nothing for a map without devices', () => {
  expect(needs({ node_id: [] })).toEqual([])
})

it('requests missing readings up to the end of the range', () => {
  const found = { key: '1C00A3F7:0', ids: ['1C00A3F7.0.0.0/132:5'] }
  expect(needs({ node_id: ['1C00A3F7:0'] }, { viewState: { found } })).toContainEqual({
    kind: 'measurements',
    dataPointIds: found.ids,
    window: { lastPoints: 1, until: 'range' },
    statistic: 'mean',
    live: true,
  })
})
