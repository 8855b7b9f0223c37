import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileStandalone, readArchive, SHARED_MODULES } from '@airshed/plugin-archive'
import { describe, expect, it, vi } from 'vitest'
import { copyProject, type Changes } from '../testsupport/copyProject.ts'
import { LIGHT } from '../testsupport/lightWidget.ts'
import { packProject } from './packProject.ts'

const WIDGET = 'src/NewPluginWidget.tsx'

/** Packs a modified copy of the sample widget. */
const packed = async (changes: Changes = {}) =>
  packProject(await copyProject('widget', { ...LIGHT, ...changes }))

/** A component that uses what is imported as `used`. */
const drawing = (from: string, what = '{ used }') =>
  `import ${what} from '${from}'\nexport default function Drawn() { return <p>{String(used)}</p> }\n`

describe('a source that cannot be compiled', () => {
  it.each([
    ['src/config.ts', 'export cont config = 1\n', 1, 8],
    ['src/manifest.ts', "// About.\nexport const manifest = { id: 'a' 'b' }\n", 2, 35],
    ['src/NewPluginView.tsx', '// Draws.\n\nexport cont View = 1\n', 3, 8],
    [WIDGET, 'export default function Widget() {\n  return <p>open</q>\n}\n', 2, null],
  ])('reports an error in %s, with line and column', async (file, text, line, column) => {
    const { findings, packed: plugin } = await packed({ [file]: text })
    expect(plugin).toBeNull()
    expect(findings).toHaveLength(1)
    const [only] = findings
    expect(only).toMatchObject({ code: 'SOURCE_NOT_COMPILED', level: 'error' })
    expect(only?.place).toMatch(new RegExp(`^${file}:${line}:${column ?? '\\d+'}$`))
    expect(only?.message).toMatch(/^Expected code that compiles, got: [A-Z]/)
  })

  it('reports every file that cannot be compiled', async () => {
    const broken = 'export cont x = 1\n'
    const { findings } = await packed({ 'src/config.ts': broken, 'src/needs.ts': broken })
    expect(findings.map(({ place }) => place).toSorted()).toEqual([
      'src/config.ts:1:8',
      'src/needs.ts:1:8',
    ])
  })
})

const filesOf = async (changes?: Changes) => {
  const { packed: plugin, findings } = await packed(changes)
  if (plugin === null) throw new Error(JSON.stringify(findings))
  const { archive } = readArchive(plugin.archive)
  const text = (path: string): string => new TextDecoder().decode(archive?.files.get(path))
  return { plugin, findings, archive, text }
}

describe('a plugin without faults', () => {
  /** Packed once. */
  let sample: ReturnType<typeof filesOf> | undefined
  const sampleFiles = () => (sample ??= filesOf())

  it('packs an archive with everything that a server requires', async () => {
    const { plugin, findings, archive, text } = await sampleFiles()
    expect(findings).toEqual([])
    expect(plugin).toMatchObject({
      id: 'new-publisher.new-plugin',
      version: '0.1.0',
      kind: 'widget',
    })
    expect(plugin.files.map(({ path }) => path)).toEqual([
      'README.md',
      'airshed.json',
      'fixtures/configs/least.json',
      'fixtures/configs/usual.json',
      'licences.json',
      'manifest.json',
      'messages/en.json',
      'messages/es.json',
      'plugin.js',
      'schema.json',
      'style.css',
      'ui-schema.json',
      'validator.js',
    ])
    expect(archive?.sha384).toBe(plugin.sha384)
    expect(text('validator.js')).toBe(
      await compileStandalone({ default: JSON.parse(text('schema.json')) as object }),
    )
    expect(JSON.parse(text('licences.json'))).toEqual([])
  })

  it('ships its changelog, where there is one', async () => {
    const { text, findings } = await filesOf({ 'CHANGELOG.md': '## 0.1.0\r\n\r\n- All of it\r\n' })
    expect(findings).toEqual([])
    expect(text('CHANGELOG.md')).toBe('## 0.1.0\n\n- All of it\n')
  })

  it('packs a summary that uses the kit, as the template of a widget does', async () => {
    const { packed: widget, findings } = await packProject(await copyProject('widget'))
    expect(findings).toEqual([])
    expect(widget).toMatchObject({ kind: 'widget' })
  })

  it('packs one small module that imports shared modules, and names no folder', async () => {
    const { archive, text } = await sampleFiles()
    const code = text('plugin.js')
    const imported = [...code.matchAll(/from\s*"([^"]+)"/g)].map(([, specifier]) => specifier)
    expect(imported).toContain('react/jsx-runtime')
    expect(imported.filter((each) => !SHARED_MODULES.includes(each ?? ''))).toEqual([])
    expect(code).not.toMatch(/\bimport\(|jsxDEV|node_modules|\/src\/|airshed-plugin-/)
    expect(code.split('\n').length).toBeLessThan(10)
    const paths = [...(archive?.files.keys() ?? [])]
    expect(paths.filter((path) => /node_modules|airshed-plugin-/.test(text(path)))).toEqual([])
  })

  it('gives the same bytes in another folder and another environment', async () => {
    const [here, there] = [await sampleFiles(), await filesOf()]
    expect(there.plugin.sha384).toBe(here.plugin.sha384)
    expect(Buffer.compare(there.plugin.archive, here.plugin.archive)).toBe(0)
    vi.stubEnv('NODE_ENV', 'development')
    const developing = await filesOf()
    vi.unstubAllEnvs()
    expect(developing.plugin.sha384).toBe(here.plugin.sha384)
  })

  it('keeps the names of CSS modules the same in another folder', async () => {
    const changes = {
      [WIDGET]: drawing('./look.module.css', 'used'),
      'src/look.module.css': '.large { font-size: 20px }',
    }
    const [here, there] = [await filesOf(changes), await filesOf(changes)]
    expect(here.text('style.css')).toMatch(/large/)
    expect(there.plugin.sha384).toBe(here.plugin.sha384)
  })

  it('packs a device form', async () => {
    const { packed: form, findings } = await packProject(await copyProject('form'))
    expect(findings).toEqual([])
    expect(form).toMatchObject({ kind: 'device-form' })
  })
})

describe('a plugin with code of others', () => {
  it('lists a bundled package with its licence', async () => {
    const { archive, text } = await filesOf({
      [WIDGET]: drawing('fast-deep-equal', 'used'),
    })
    expect(archive?.licences).toEqual([
      { name: 'fast-deep-equal', version: expect.stringMatching(/^3\./) as string, licence: 'MIT' },
    ])
    expect(text('plugin.js')).not.toContain('typeof require')
  })

  it('bundles for production, and shares React even where it is required', async () => {
    const { text, findings } = await filesOf({
      [WIDGET]: drawing('../vendor/index.cjs', 'used'),
      'vendor/package.json': '{ "name": "vendored", "version": "1.0.0", "license": "MIT" }',
      'vendor/index.cjs':
        'const { useId } = require("react")\nmodule.exports = process.env.NODE_ENV === "production" ? useId : "while developing"',
    })
    expect(findings).toEqual([])
    expect(text('plugin.js')).toMatch(/from\s*"react"/)
    expect(text('plugin.js')).not.toMatch(/while developing|process\.env|typeof require/)
  })

  it.each([
    ['@airshed/kit', 'useNodes', 'CODE_KIT_NAME_UNKNOWN', 'Ask for data by needs'],
    ['@airshed/kit/grid', 'WidgetGrid', 'CODE_KIT_ENTRY_GONE', 'Place parts with PaneWorkspace'],
  ])(
    'refuses a bundled package where %s no longer has %s, with the cure',
    async (from, name, code, cure) => {
      const { packed: plugin, findings } = await packed({
        [WIDGET]: drawing(from, `{ ${name} as used }`),
      })
      expect(plugin).toBeNull()
      expect(findings).toMatchObject([
        { code, level: 'error', cure: expect.stringContaining(cure) as string },
      ])
    },
  )

  it('refuses a copy of a shared module, with the cure', async () => {
    const { packed: plugin, findings } = await packed({
      [WIDGET]: drawing('@airshed/schemas', '{ LOCALES as used }'),
    })
    expect(plugin).toBeNull()
    expect(findings).toMatchObject([
      {
        code: 'SHARED_MODULE_COPIED',
        place: WIDGET,
        cure: expect.stringContaining('Import from react,') as string,
      },
    ])
  })

  it('inlines a picture as long as it is small', async () => {
    const svg = (letters: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg"><text>${'x'.repeat(letters)}</text></svg>`
    const widget = drawing('./picture.svg', 'used')
    const { text } = await filesOf({ [WIDGET]: widget, 'src/picture.svg': svg(10) })
    expect(text('plugin.js')).toContain('data:image/svg+xml')
    const { findings } = await packed({ [WIDGET]: widget, 'src/picture.svg': svg(200_000) })
    expect(findings).toMatchObject([{ code: 'ASSET_TOO_LARGE', place: 'plugin.js' }])
  })
})

describe('a plugin that is not packed', () => {
  it.each<[string, Changes, string, string]>([
    [
      'that falls while it is loaded',
      { 'src/needs.ts': 'export const needs = document.title' },
      'DEFINITION_NOT_LOADED',
      'document is not defined',
    ],
    [
      'that imports what is not there',
      { [WIDGET]: drawing('nowhere') },
      'BUNDLE_FAILED',
      'nowhere',
    ],
    ['without a README', { 'README.md': null }, 'README_MISSING', 'README.md'],
    [
      'with a function in its form hints',
      { 'src/uiSchema.ts': "export const uiSchema = { name: { 'ui:widget': () => null } }" },
      'UI_SCHEMA_NOT_PLAIN',
      'a function',
    ],
    [
      'that starts a worker of its own',
      {
        [WIDGET]: drawing('./work.ts?worker&url', 'used'),
        'src/work.ts': 'postMessage(1)',
      },
      'BUNDLE_NOT_ONE',
      'work',
    ],
    [
      'with a fixture that is cut off',
      { 'fixtures/configs/usual.json': '{ "name": ' },
      'FIXTURE_UNREADABLE',
      'JSON',
    ],
  ])('packs no plugin %s', async (_name, changes, code, text) => {
    const { packed: plugin, findings } = await packed(changes)
    expect(plugin).toBeNull()
    const found = findings.find((each) => each.code === code)
    expect(`${found?.place}: ${found?.message}`).toContain(text)
  })

  it('reports each fault of a manifest at its place', async () => {
    const project = await copyProject('widget', LIGHT)
    const file = join(project.folder, 'src/manifest.ts')
    const text = await readFile(file, 'utf8')
    const changed = text
      .replace("'measurements',", "'misc',")
      .replace("'NewPluginWidget'", "'gauge'")
    await writeFile(file, changed)
    const { packed: plugin, findings } = await packProject(project)
    expect(plugin).toBeNull()
    expect(findings.map(({ code, place }) => `${code} ${place}`)).toEqual([
      'MANIFEST_INVALID src/manifest.ts#/type',
      'MANIFEST_INVALID src/manifest.ts#/category',
    ])
  })
})

describe('markup made of text, which frames refuse', () => {
  it('reports markup made of text at the line that the author wrote', async () => {
    const { packed: plugin, findings } = await packed({
      [WIDGET]:
        'export default function Drawn() {\n  return <p dangerouslySetInnerHTML={{ __html: location.hash }} />\n}\n',
    })
    expect(plugin).not.toBeNull()
    expect(findings).toMatchObject([
      {
        code: 'CODE_MARKUP',
        level: 'warning',
        place: expect.stringMatching(/^src\/NewPluginWidget\.tsx:2:\d+$/) as string,
        cure: expect.stringContaining('textContent') as string,
      },
    ])
  })

  it('reports markup made of text once for each package', async () => {
    const { packed: plugin, findings } = await packed({
      [WIDGET]: drawing('../vendor/node_modules/vendored/index.js', 'used'),
      'vendor/node_modules/vendored/package.json':
        '{ "name": "vendored", "version": "1.0.0", "license": "MIT", "type": "module" }',
      'vendor/node_modules/vendored/index.js':
        'export default (root, text) => { root.innerHTML = text; root.outerHTML = text }\n',
    })
    expect(plugin).not.toBeNull()
    expect(findings).toMatchObject([
      {
        code: 'CODE_MARKUP',
        level: 'warning',
        place: expect.stringMatching(/^node_modules\/vendored\/index\.js:1:\d+$/) as string,
      },
    ])
  })
})

it('reports an icon that the console does not draw, but packs it', async () => {
  const project = await copyProject('widget', LIGHT)
  const file = join(project.folder, 'src/manifest.ts')
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace("icon: 'dashboard'", "icon: 'flame'"),
  )
  const { packed: plugin, findings } = await packProject(project)
  expect(plugin).not.toBeNull()
  expect(findings).toMatchObject([
    { code: 'ICON_UNKNOWN', level: 'warning', place: 'src/manifest.ts#/icon' },
  ])
})

it('packs a plugin that reads cookies, and says that it can only run isolated', async () => {
  const {
    packed: plugin,
    findings,
    trustFindings,
  } = await packed({
    [WIDGET]: 'export default function Drawn() { return <p>{document.cookie}</p> }',
  })
  expect(plugin).not.toBeNull()
  expect(findings).toEqual(trustFindings)
  expect(trustFindings).toMatchObject([
    { level: 'warning', place: expect.stringMatching(/^plugin\.js:\d+:\d+$/) as string },
  ])
})
