import { join } from 'node:path'
import { importPresets } from '@airshed/domain/tabular'
import type { ImportMap } from '@airshed/schemas'
import { expect, it } from 'vitest'
import { completeByPreset } from '../completeByPreset.ts'
import { SAMPLES, text } from './presets.fixture.ts'

it('a named preset refuses a file of another format', async () => {
  const file = join(SAMPLES, 'hobo.csv')
  await expect(completeByPreset(file, 'toa5', {}, {})).rejects.toThrow(
    'is not Campbell Scientific TOA5 (toa5): it looks like HOBOware export (hobo)',
  )
  await expect(completeByPreset(file, 'nowhere', {}, {})).rejects.toThrow('Expected one of')
})

it('a preset keeps what the map says in addition', async () => {
  const said = { name: 'Garden', time: { zone: 'UTC+1' } } as Partial<ImportMap>
  const { map } = await completeByPreset(join(SAMPLES, 'hobo.csv'), undefined, {}, said)
  expect(map).toMatchObject({
    serial: 'hobo:10679014',
    name: 'Garden',
    time: { column: 'Date Time, GMT-05:00', zone: 'UTC+1' },
  })
})

it('a file of no known format needs a map, and the error names the formats', async () => {
  await expect(text('time,pm\n2026-05-01T00:00:00Z,1\n')).rejects.toThrow(
    `has none of the known formats (${importPresets.map(({ id }) => id).join(', ')})`,
  )
})
