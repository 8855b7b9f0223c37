import { pluginManifest } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { readManifest } from './readManifest.ts'

const read = (manifest: Record<string, unknown>, locale = 'en') =>
  readManifest('acme.gauge', { manifest }, locale)

describe('a manifest', () => {
  it('is read in the language of the reader', () => {
    expect(read(pluginManifest()).title).toBe('Gauge')
    expect(read(pluginManifest(), 'es').title).toBe('Indicador')
    expect(read(pluginManifest({ title: { en: 'Gauge' } }), 'es').title).toBe('Gauge')
  })

  it('tells what it asks for', () => {
    expect(read(pluginManifest())).toMatchObject({
      kind: 'widget',
      icon: 'dashboard',
      data: ['measurements', 'nodes'],
      permissions: ['read_devices'],
      capabilities: ['navigate'],
    })
  })

  it('of a screen has the icon of its place in the sidebar, or one of its kind', () => {
    const screen = { ...pluginManifest({ kind: 'screen' }), icon: undefined }
    expect(
      read({ ...screen, pages: [{ id: 'main' }, { id: 'map', nav: { icon: 'map' } }] }).icon,
    ).toBe('map')
    expect(read(screen).icon).toBe('layout-grid')
  })

  it('that says little still has a name', () => {
    expect(read({})).toMatchObject({ title: 'acme.gauge', description: '', data: [] })
  })
})
