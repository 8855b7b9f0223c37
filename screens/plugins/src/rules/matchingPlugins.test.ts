import { pluginManifest, pluginSummary, pluginVersion } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { matchingPlugins } from './matchingPlugins.ts'

const named = (id: string, en: string, es: string) =>
  pluginSummary({
    id,
    versions: [pluginVersion('1.0.0', { manifest: pluginManifest({ id, title: { en, es } }) })],
  })
const all = [
  named('acme.gauge', 'Gauge', 'Indicador'),
  named('rivermouth.odour', 'Odour diary', 'Diario de olores'),
  named('acme.emission', 'Emissions', 'Emisión'),
]
const found = (query: string, locale = 'en') =>
  matchingPlugins(all, query, locale).map(({ id }) => id)

describe('the list of matching plugins', () => {
  it('sorts plugins by title in the language of the reader', () => {
    expect(found('')).toEqual(['acme.emission', 'acme.gauge', 'rivermouth.odour'])
    expect(found('', 'es')).toEqual(['rivermouth.odour', 'acme.emission', 'acme.gauge'])
  })

  it('finds plugins by title, id and description, ignoring accents and case', () => {
    expect(found('EMISION', 'es')).toEqual(['acme.emission'])
    expect(found('rivermouth diary')).toEqual(['rivermouth.odour'])
    expect(found('dial')).toHaveLength(3)
    expect(found('nothing')).toEqual([])
  })
})
