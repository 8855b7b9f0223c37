import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PLUGIN_KINDS } from '../project/pluginProject.ts'
import { pluginNames } from './names.ts'
import { templateFiles } from './template.ts'

const names = pluginNames({ name: 'pm10-gauge', publisher: 'city-lab' })
const everywhere = [
  '.gitignore',
  'README.md',
  'package.json',
  'tsconfig.json',
  'src/conformance.test.ts',
  'src/manifest.ts',
  'src/messages/en.json',
  'src/messages/es.json',
  'src/plugin.ts',
  'src/Pm10Gauge.stories.tsx',
]
const own = {
  widget: ['src/Pm10GaugeWidget.tsx', 'src/config.ts', 'src/needs.ts', 'src/summary.ts'],
  screen: ['src/Pm10GaugeScreen.tsx', 'src/params.ts', 'src/needs.ts'],
  'device-form': ['src/schema.ts', 'src/mapping.ts', 'src/settle.ts', 'fixtures/valid/usual.json'],
}

describe.each(PLUGIN_KINDS)('the template of a %s', (kind) => {
  it('is complete', async () => {
    const files = [...(await templateFiles(kind, names)).keys()]
    expect(files).toEqual(expect.arrayContaining([...everywhere, ...own[kind]]))
  })

  it('bears the new names everywhere', async () => {
    const left = /new-?plugin|new plugin|new-publisher/i
    for (const [path, text] of await templateFiles(kind, names)) {
      expect(path).not.toMatch(left)
      expect(text.match(left)?.[0], path).toBeUndefined()
    }
  })

  it('has an id of publisher and name, and says its kind', async () => {
    const files = await templateFiles(kind, names)
    expect(files.get('src/manifest.ts')).toContain("id: 'city-lab.pm10-gauge'")
    expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({
      name: 'pm10-gauge',
      airshed: { kind },
    })
  })

  it('wants what this project is tried with', async () => {
    const root = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'),
    ) as { devDependencies: Record<string, string>; overrides: Record<string, string> }
    const { devDependencies } = JSON.parse(
      (await templateFiles(kind, names)).get('package.json') ?? '',
    ) as { devDependencies: Record<string, string> }
    const { node, typescript, react } = devDependencies
    expect({ node, typescript, react }).toEqual({
      node: root.devDependencies['node'],
      typescript: root.devDependencies['typescript'],
      react: root.overrides['react'],
    })
  })
})
