import { createRegistry } from '@airshed/contract'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtInScreen, builtInWidget } from './find.ts'
import { BUILT_IN_MANIFESTS, BUILT_IN_WIDGETS } from './manifests.ts'
import { BUILT_IN_PLUGINS } from './plugins.ts'
import { THUMBNAILS } from './thumbnails.ts'

const root = join(import.meta.dirname, '../..')

/** The package of each folder that holds a plugin. */
const packages = globSync('{widgets,screens,schemas/forms}/*', { cwd: root })
  .filter((folder) => existsSync(join(root, folder, 'package.json')))
  .map((folder) => {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
    return (JSON.parse(text) as { name: string }).name
  })
  .toSorted()

/** The packages that a list imports by an entry. */
const importedBy = (list: string, entry: string): string[] => {
  const text = readFileSync(join(import.meta.dirname, list), 'utf8')
  const imports = text.matchAll(
    /(?: from |import\()'(@airshed\/(?:widget|screen|form)-[^'/]+)(\/[^']+)?'/g,
  )
  return [...imports].flatMap(([, name = '', from = '']) => (from === entry ? [name] : []))
}

/** The list with the definitions that are loaded later. */
const definitions = () =>
  Promise.all(
    BUILT_IN_PLUGINS.map(async (plugin) =>
      'loadForm' in plugin ? (await plugin.loadForm()).default : plugin,
    ),
  )

describe('the list of built-in plugins', () => {
  it.each([
    ['plugins.ts', ''],
    ['manifests.ts', '/manifest'],
  ])('lists every package of widgets/, screens/ and schemas/forms/ in %s', (list, entry) => {
    expect(packages.length).toBeGreaterThan(20)
    expect(importedBy(list, entry).toSorted()).toEqual(packages)
  })

  it('names the same plugins in the same order for the console and for the server', () => {
    expect(BUILT_IN_PLUGINS).toHaveLength(packages.length)
    expect(BUILT_IN_MANIFESTS).toEqual(BUILT_IN_PLUGINS.map(({ manifest }) => manifest))
  })

  it('passes the check for installed plugins', async () => {
    expect(createRegistry(await definitions()).refused).toEqual([])
    expect(createRegistry(BUILT_IN_PLUGINS).refused).toEqual([])
  })

  it('loads each device form by the manifest that it is listed with', async () => {
    const listed = BUILT_IN_PLUGINS.map(({ manifest }) => manifest)
    expect((await definitions()).map(({ manifest }) => manifest)).toEqual(listed)
  })

  it('gives the server the schema of each widget', () => {
    const widgets = BUILT_IN_PLUGINS.filter(({ manifest }) => manifest.kind === 'widget')
    expect(BUILT_IN_WIDGETS).toHaveLength(widgets.length)
    for (const { manifest, config } of BUILT_IN_WIDGETS) {
      expect(config, manifest.id).toBe(builtInWidget(manifest.type).config)
    }
  })

  it('gives the server the migrations of each widget', () => {
    for (const { manifest, migrations } of BUILT_IN_WIDGETS) {
      expect(migrations, manifest.id).toBe(builtInWidget(manifest.type).migrations)
    }
  })
})

it('every widget that can be added has a thumbnail, and no other widget has one', () => {
  const creatable = BUILT_IN_PLUGINS.flatMap(({ manifest }) =>
    manifest.kind === 'widget' && manifest.creatable ? [manifest.type] : [],
  )
  expect(Object.keys(THUMBNAILS).toSorted()).toEqual(creatable.toSorted())
})

describe('finding a built-in plugin', () => {
  it('finds a plugin by the name that stored documents use', () => {
    expect(builtInWidget('ChartWidget').manifest.id).toBe('airshed.chart')
    expect(builtInScreen('airshed.home').manifest.pages[0]?.path).toBe('home')
  })

  it('refuses an unknown plugin, with the known names and the cure', () => {
    expect(() => builtInWidget('HologramWidget')).toThrow(
      /expected the type .*ChartWidget.* got "HologramWidget".*Add the plugin/,
    )
    expect(() => builtInScreen('home')).toThrow(/airshed\.home.* got "home"/)
  })
})
