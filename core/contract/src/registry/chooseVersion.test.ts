import { describe, expect, it } from 'vitest'
import { widget } from '../testsupport/plugins.fixture.ts'
import { chooseVersion } from './chooseVersion.ts'
import { createRegistry } from './createRegistry.ts'

const step = (from: number) => ({ from, name: `step ${from}`, migrate: () => ({}) })
/** A version of the gauge: what it is called, and the version of its settings. */
const gauge = (title: string, configVersion: number) => ({
  ...widget({ title: { en: title }, configVersion }),
  migrations: Array.from({ length: configVersion - 1 }, (_, index) => step(index + 1)),
})

const current = gauge('2.1.0', 3)
const registry = createRegistry(
  [current],
  [gauge('2.0.0', 3), gauge('1.1.0', 2), gauge('1.0.0', 2), gauge('0.9.0', 1)],
)
const drawnBy = (configVersion: number): string | undefined =>
  chooseVersion(registry, 'GaugeWidget', configVersion)?.manifest.title.en

describe('the version that draws a saved widget', () => {
  it.each([
    ['with the settings of today, by the current version', 3, '2.1.0'],
    ['with settings of the version before, by the newest that knows them', 2, '1.1.0'],
    ['with the oldest settings, by the only one left', 1, '0.9.0'],
    ['with settings that none has, by the current version, which says so', 7, '2.1.0'],
  ])('draws a widget %s', (_, configVersion, version) => {
    expect(drawnBy(configVersion)).toBe(version)
  })

  it('chooses the only version of a plugin, whatever the config version', () => {
    const alone = createRegistry([current])
    expect(alone.versions.size).toBe(0)
    expect(chooseVersion(alone, 'GaugeWidget', 1)).toBe(alone.widgets.get('GaugeWidget'))
  })

  it('chooses no plugin for an unknown widget type', () => {
    expect(chooseVersion(registry, 'LavaLampWidget', 1)).toBeUndefined()
  })
})
