import { describe, expect, it } from 'vitest'
import { deviceForm, screen, widget } from '../testsupport/plugins.fixture.ts'
import { createRegistry } from './createRegistry.ts'
import type { AnyPlugin } from './registry.ts'

const refusalsOf = (...plugins: unknown[]) => createRegistry(plugins as AnyPlugin[]).refused

describe('a registry', () => {
  it('accepts well-formed plugins and finds widgets by their type', () => {
    const gauge = widget()
    const registry = createRegistry([gauge, screen('sample.map', 'map')])
    expect(registry.refused).toEqual([])
    expect(registry.widgets.get('GaugeWidget')).toBe(gauge)
    expect(registry.screens.map(({ manifest }) => manifest.pages[0]?.path)).toEqual(['map'])
  })

  it('refuses the second owner of an id, and keeps the first', () => {
    const first = widget()
    const registry = createRegistry([first, widget({ type: 'OtherWidget' })])
    expect(registry.refused).toMatchObject([{ id: 'sample.gauge', code: 'PLUGIN_ID_TAKEN' }])
    expect(registry.widgets.get('GaugeWidget')).toBe(first)
  })

  it('names both plugins when a type or a path is taken', () => {
    const [type] = refusalsOf(widget(), widget({ id: 'sample.other' }))
    expect(type).toMatchObject({ code: 'PLUGIN_TYPE_TAKEN' })
    expect(type?.message).toBe(
      'Type GaugeWidget of plugin sample.other belongs to plugin sample.gauge already',
    )
    const [path] = refusalsOf(screen('sample.a', 'map'), screen('sample.b', 'map'))
    expect(path).toMatchObject({ id: 'sample.b', code: 'PLUGIN_PATH_TAKEN' })
  })

  it.each([
    ['of another screen', screen('sample.b', ['place', 'map/:id'])],
    ['of its own', screen('sample.b', ['tiles/:x', 'tiles/:y'])],
  ])('refuses a screen that has a path %s, whatever its parameters are called', (_, taking) => {
    const [refusal] = refusalsOf(screen('sample.a', ['map', 'map/:place']), taking)
    expect(refusal).toMatchObject({ id: 'sample.b', code: 'PLUGIN_PATH_TAKEN' })
  })

  it.each([
    ['lacks a page', { pages: {} }, 'missing pages.page-0.load, pages.page-0.loadValidator'],
    [
      'has a page that its manifest does not name',
      { pages: { ...screen('x.y', ['a', 'b']).pages } },
      'pages.page-1 is no page of its manifest',
    ],
  ])('refuses a screen that %s', (_, changes, detail) => {
    const [refusal] = refusalsOf({ ...screen('sample.map', 'map'), ...changes })
    expect(refusal).toMatchObject({ code: 'PLUGIN_DEFINITION_INVALID' })
    expect(refusal?.message).toContain(detail)
  })

  it.each([
    ['a wrong type name', { type: 'gauge' }, 'At /type: expected text that matches'],
    [
      'a size below the grid’s least',
      { size: { default: { w: 2, h: 3 }, min: { w: 4, h: 3 } } },
      'At /size/default/w: expected >= 4, got 2',
    ],
    ['a missing title', { title: undefined }, 'At /title: expected a value, got nothing'],
    [
      'a field that does not exist',
      { colour: 'red' },
      'At /colour: expected no such field, got "red"',
    ],
  ])('names the place, the expected and the given value for %s', (_name, changes, text) => {
    const [refusal] = refusalsOf(widget(changes))
    expect(refusal).toMatchObject({ id: 'sample.gauge', code: 'PLUGIN_MANIFEST_INVALID' })
    expect(refusal?.message).toContain(text)
  })

  it('refuses an unknown permission or capability by its name and lists the known ones', () => {
    const [permission] = refusalsOf(widget({ permissions: ['read_minds'] }))
    expect(permission).toMatchObject({ code: 'PLUGIN_PERMISSION_UNKNOWN' })
    expect(permission?.message).toMatch(/read_minds.*Known: .*read_devices/)
    const [capability] = refusalsOf(widget({ capabilities: ['launch'] }))
    expect(capability).toMatchObject({ code: 'PLUGIN_CAPABILITY_UNKNOWN' })
    expect(refusalsOf(screen('sample.map', 'map', 'fly'))[0]).toMatchObject({
      code: 'PLUGIN_PERMISSION_UNKNOWN',
    })
  })

  it.each(['^9.0.0', '<0.1.0', 'whatever'])('refuses the engine range %s', (airshed) => {
    expect(refusalsOf(widget({ engines: { airshed } }))).toMatchObject([
      { code: 'PLUGIN_ENGINE_MISMATCH' },
    ])
  })

  it('refuses a plugin whose migrations do not reach its version', () => {
    const [refusal] = refusalsOf(widget({ configVersion: 3 }))
    expect(refusal).toMatchObject({ code: 'PLUGIN_MIGRATIONS_INCOMPLETE' })
    expect(refusal?.message).toContain('expected one migration from version 1, got 0')
  })

  it('finds the forms of a sensor or a device, the narrowest first', () => {
    const registry = createRegistry([
      deviceForm('sample.any', { subject: 'sensor', match: { families: ['other'] } }),
      deviceForm('sample.dust', { subject: 'sensor', match: { sensors: ['dust-trak'] } }),
      deviceForm('sample.station', { subject: 'node', match: { types: ['Thiamis-X'] } }),
    ])
    const typesFor = (...[facts]: Parameters<typeof registry.formsFor>) =>
      registry.formsFor(facts).map(({ manifest }) => manifest.type)
    expect(registry.refused).toEqual([])
    expect(typesFor({ subject: 'sensor', type: 'Thiamis-X', name: 'dust-trak' })).toEqual([
      'DustForm',
      'AnyForm',
    ])
    expect(typesFor({ subject: 'node', type: 'Thiamis-X' })).toEqual(['StationForm'])
    expect(typesFor({ subject: 'sensor', type: 'Purifier', name: 'healthway' })).toEqual([])
  })

  it.each([
    [
      'the driver of a sensor for a device as a whole',
      { subject: 'node', match: { sensors: ['dust-trak'] } },
      'At /match/sensors: expected no such field, got ["dust-trak"]',
    ],
    ['nothing', { subject: 'sensor', match: {} }, 'At /match: expected'],
    [
      'a family that is none',
      { subject: 'sensor', match: { families: ['Thiamis'] } },
      'At /match/families/0: expected one of Airthinx, Healthway, other, got "Thiamis"',
    ],
  ])('refuses a device form that is offered for %s', (_, changes, text) => {
    const [refusal] = refusalsOf(deviceForm('sample.form', changes as never))
    expect(refusal).toMatchObject({ id: 'sample.form', code: 'PLUGIN_MANIFEST_INVALID' })
    expect(refusal?.message).toContain(text)
  })

  it('continues with the other plugins after malformed ones', () => {
    const registry = createRegistry([
      null,
      {},
      { manifest: { kind: 'toaster' } },
      { ...widget({ id: 'sample.half' }), load: undefined },
      widget(),
    ] as unknown as AnyPlugin[])
    expect(registry.refused.map((refusal) => refusal.code)).toEqual([
      'PLUGIN_DEFINITION_INVALID',
      'PLUGIN_DEFINITION_INVALID',
      'PLUGIN_MANIFEST_INVALID',
      'PLUGIN_DEFINITION_INVALID',
    ])
    expect([...registry.widgets.keys()]).toEqual(['GaugeWidget'])
  })
})
