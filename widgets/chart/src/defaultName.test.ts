import { NO_DATA } from '@airshed/kit'
import { frame } from '@airshed/testing'
import { expect, it } from 'vitest'
import { defaultName } from './defaultName.ts'

const config = { node_id: [], selected_data_point_ids: [] }
const [dust, coarse, there, gas] = [
  '1C00A3F7.0.0.0/132:5',
  '1C00A3F7.0.0.0/132:7',
  '1C00B112.0.0.0/132:5',
  '1C00B112.0.0.0/131:10',
].map((id) => frame(id, { withNodeName: true }))

it.each([
  ['by its parameters and their device', [dust, coarse], 'PM2.5, PM10 · Station 1C00A3F7'],
  ['by its parameter and the devices', [dust, there], 'PM2.5 · Station 1C00A3F7, Station 1C00B112'],
  ['by both where both differ', [dust, gas], 'PM2.5 · Station 1C00A3F7, CO₂ · Station 1C00B112'],
  ['not at all without data', [], null],
])('a chart without a name is called %s', (_, frames, name) => {
  const data = { ...NO_DATA, frames: frames.flatMap((one) => one ?? []) }
  expect(defaultName(config as never, data)).toBe(name)
})
