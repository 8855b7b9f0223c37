import { describe, expect, it } from 'vitest'
import { widget } from '../testsupport/plugins.fixture.ts'
import { createRegistry } from './createRegistry.ts'

const titles = (registry: ReturnType<typeof createRegistry>, type: string) =>
  registry.versions.get(type)?.map(({ manifest }) => manifest.title.en)

describe('earlier versions in a registry', () => {
  it('lists earlier versions behind the current one, newest first', () => {
    const registry = createRegistry(
      [widget({ title: { en: 'three' } })],
      [widget({ title: { en: 'two' } }), widget({ title: { en: 'one' } })],
    )
    expect(titles(registry, 'GaugeWidget')).toEqual(['three', 'two', 'one'])
    expect(registry.widgets.get('GaugeWidget')?.manifest.title.en).toBe('three')
    expect(registry.refused).toEqual([])
  })

  it('ignores earlier versions that belong to another plugin', () => {
    const registry = createRegistry([widget()], [widget({ id: 'acme.gauge' })])
    expect(registry.versions.size).toBe(0)
  })

  it('ignores earlier versions without a current one', () => {
    const registry = createRegistry([], [widget()])
    expect([...registry.widgets.keys(), ...registry.versions.keys()]).toEqual([])
  })

  it('refuses malformed earlier versions by name, and accepts the others', () => {
    const registry = createRegistry(
      [widget()],
      [widget({ engines: { airshed: '^9.0.0' } }), widget({ title: { en: 'good' } })],
    )
    expect(registry.refused).toMatchObject([{ id: 'sample.gauge', code: 'PLUGIN_ENGINE_MISMATCH' }])
    expect(titles(registry, 'GaugeWidget')).toEqual(['Gauge', 'good'])
  })
})
