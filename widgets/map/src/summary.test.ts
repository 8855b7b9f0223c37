import { createPluginIntl, NO_DATA } from '@airshed/kit'
import { node, TEST_NOW_MS } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

const intl = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
const config = { name: 'Harbour', node_id: ['A:0', 'B:0', 'C:0'] }
const data = {
  ...NO_DATA,
  asOfMs: TEST_NOW_MS,
  nodes: [node('A:0'), node('B:0', { status: 'deactivated' }), node('C:0', { location: null })],
}

describe('the summary of a map', () => {
  it('counts devices by state, and those without a location', () => {
    expect(summary(config, data, intl('en_US'))).toBe(
      'Harbour: 3 devices. Online 2, Deactivated 1. 1 has no location.',
    )
  })

  it('counts devices by state in Spanish', () => {
    expect(summary({ node_id: config.node_id }, data, intl('es_ES'))).toBe(
      'Mapa: 3 dispositivos. En línea 2, Desactivado 1. 1 no tiene ubicación.',
    )
  })

  it('says that the map has no devices', () => {
    expect(summary(config, NO_DATA, intl('en_US'))).toBe('Harbour: no devices.')
  })
})
