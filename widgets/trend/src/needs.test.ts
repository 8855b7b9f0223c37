import { expect, it } from 'vitest'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import type { TrendConfig } from './config.ts'
import { needs } from './needs.ts'

const config = usual as TrendConfig

it('requests whole months in standard time, in the zone of the device once it is known', () => {
  const months = {
    kind: 'steps',
    dataPointIds: ['1C00A3F7.0.0.0/132:5'],
    unit: 'month',
    standardTime: true,
  }
  expect(needs(config)).toEqual([
    { kind: 'nodes', nodeIds: ['1C00A3F7:0'], includes: ['data_points'] },
    months,
  ])
  const viewState = { timezone: 'Europe/Lisbon' }
  expect(needs(config, { viewState }).at(-1)).toEqual({ ...months, timezone: 'Europe/Lisbon' })
})

it.each(['node_id', 'data_point_id'])('requests nothing while %s is not chosen', (field) => {
  expect(needs({ ...config, [field]: '' })).toEqual([])
})
