import { expect, it } from 'vitest'
import { needs } from './needs.ts'

it('a map asks for its devices with their data points and profiles, and what there is of their air', () => {
  expect(needs({ node_id: ['1C00A3F7:0'] })).toEqual([
    { kind: 'nodes', nodeIds: ['1C00A3F7:0'], includes: ['data_points', 'profiles'] },
    { kind: 'airQuality', nodeIds: ['1C00A3F7:0'], isOptional: true },
  ])
})

it('a map of very many devices does without the air of hours', () => {
  const nodeIds = Array.from({ length: 201 }, (_, at) => `1C00${at}:0`)
  expect(needs({ node_id: nodeIds }).map(({ kind }) => kind)).toEqual(['nodes'])
})

it('a map without devices asks for nothing', () => {
  expect(needs({ node_id: [] })).toEqual([])
})

it('a map asks for the readings that it found to be missing, up to the end of the range', () => {
  const found = { key: '1C00A3F7:0', ids: ['1C00A3F7.0.0.0/132:5'] }
  expect(needs({ node_id: ['1C00A3F7:0'] }, { viewState: { found } })).toContainEqual({
    kind: 'measurements',
    dataPointIds: found.ids,
    window: { lastPoints: 1, until: 'range' },
    statistic: 'mean',
    live: true,
  })
})
