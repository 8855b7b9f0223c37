import { pluginManifest } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { readManifest } from './readManifest.ts'

const read = (manifest: Record<string, unknown>, locale = 'en') =>
  readManifest('acme.gauge', { manifest }, locale)

describe('reading a manifest', () => {
  it('reads the title in the language of the reader', () => {
    expect(read(pluginManifest()).title).toBe('Gauge')
    expect(read(pluginManifest(), 'es').title).toBe('Indicador')
    expect(read(pluginManifest({ title: { en: 'Gauge' } }), 'es').title).toBe('Gauge')
  })

  it('lists what a manifest requests', () => {
    expect(read(pluginManifest())).toMatchObject({
      kind: 'widget',
      icon: 'dashboard',
      data: ['measurements', 'nodes'],
      permissions: ['read_devices'],
      capabilities: ['navigate'],
    })
  })

  it('shows a screen with the icon of its sidebar entry, or the icon of its kind', () => {
    const screen = { ...pluginManifest({ kind: 'screen' }), icon: undefined }
    expect(
      read({ ...screen, pages: [{ id: 'main' }, { id: 'map', nav: { icon: 'map' } }] }).icon,
    ).toBe('map')
    expect(read(screen).icon).toBe('layout-grid')
  })

  it('names a plugin by its id when the manifest says little', () => {
    expect(read({})).toMatchObject({ title: 'acme.gauge', description: '', data: [] })
  })
})
