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
  it('writes every file that its kind needs', async () => {
    const files = [...(await templateFiles(kind, names)).keys()]
    expect(files).toEqual(expect.arrayContaining([...everywhere, ...own[kind]]))
  })

  it('uses the new names everywhere', async () => {
    const left = /new-?plugin|new plugin|complemento nuevo|new-publisher/i
    for (const [path, text] of await templateFiles(kind, names)) {
      expect(path).not.toMatch(left)
      expect(text.match(left)?.[0], path).toBeUndefined()
    }
  })

  it('writes an id of publisher and name, and the kind', async () => {
    const files = await templateFiles(kind, names)
    expect(files.get('src/manifest.ts')).toContain("id: 'city-lab.pm10-gauge'")
    expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({
      name: 'pm10-gauge',
      airshed: { kind },
    })
  })

  it('gives Spanish texts wherever it gives English ones', async () => {
    const files = await templateFiles(kind, names)
    const noun = { widget: 'Widget', screen: 'Pantalla', 'device-form': 'Formulario' }[kind]
    expect(files.get('src/manifest.ts')).toContain(
      `title: { en: 'Pm10 gauge', es: '${noun} «Pm10 gauge»' }`,
    )
    const texts = (language: string): Record<string, string> =>
      JSON.parse(files.get(`src/messages/${language}.json`) ?? '') as Record<string, string>
    const [english, spanish] = [texts('en'), texts('es')]
    // Units and the parts of a sentence are the same in both.
    const isWords = (text = ''): boolean => /[a-z]{4}/i.test(text.replaceAll(/\{\w+\}/g, ''))
    const same = Object.keys(english).filter((key) => english[key] === spanish[key])
    expect(same.filter((key) => isWords(english[key]))).toEqual([])
    const [, first, second] =
      /description: \{\s+en: '([^']+)',\s+es: '([^']+)'/.exec(files.get('src/manifest.ts') ?? '') ??
      []
    expect(second).toBeTruthy()
    expect(second).not.toBe(first)
  })

  it('takes a Spanish title of its author', async () => {
    const files = await templateFiles(kind, names, 'Medidor de PM10')
    expect(files.get('src/manifest.ts')).toContain("es: 'Medidor de PM10'")
    expect([...files.values()].join()).not.toContain('«')
  })

  it('requires the versions that this project is tested with', async () => {
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
