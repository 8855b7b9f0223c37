import { presetsFor } from '@airshed/console-kit'
import { expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }

it('names every published correction in both languages, in English as the server does', () => {
  const presets = presetsFor({ path: '132:5', unit: 'µg/m³' })
  expect(presets.length).toBeGreaterThan(0)
  for (const { id, name } of presets) {
    const key = `correction.preset.${id}`
    expect(en).toHaveProperty([key], name)
    expect(es).toHaveProperty([key])
  }
})
