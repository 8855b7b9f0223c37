import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importMap, importMapTag, SHARED_MODULES } from './importMap.ts'

it('writes the import map as one tag', () => {
  expect(importMapTag({ react: '/assets/react-1.js' })).toBe(
    '<script type="importmap">{"imports":{"react":"/assets/react-1.js"}}</script>',
  )
})

/** A tiny kit in place of the large one: what is shared stays the same. */
const KIT = `
import { useState } from 'react'
export const kitUseState = useState
export * from '@airshed/kit/room'
export default 'nobody takes this'
`
const ROOM = "export const useSession = () => 'session'"

const smallKit: Rolldown.Plugin = {
  name: 'small-kit',
  resolveId: (id) => (id.startsWith('@airshed/kit') ? `\0small:${id}` : null),
  load(id) {
    if (!id.startsWith('\0small:')) return null
    return id.endsWith('/room') ? ROOM : `${KIT}export const from = '${id.slice(7)}'`
  },
}

/** The files that a page requests together with its own scripts. */
const requestedEarly = (page: string): string[] =>
  [...page.matchAll(/<link rel="modulepreload" crossorigin href="(.*?)">/g)].map(
    ([, path = '']) => path,
  )

describe('the built console', () => {
  let folder = ''
  let files: Rolldown.RolldownOutput['output']
  let imports: Record<string, string> = {}

  const text = (name: string): string => {
    const file = files.find(({ fileName }) => fileName === name)
    return file?.type === 'asset' ? String(file.source) : (file?.code ?? '')
  }
  /** What a plugin gets for a module, as a browser would load it. */
  const loaded = (specifier: string): Promise<Record<string, unknown>> =>
    import(pathToFileURL(join(folder, 'dist', imports[specifier] ?? '')).href)

  beforeAll(async () => {
    folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.import-map-'))
    await writeFile(
      join(folder, 'index.html'),
      '<!doctype html><html><head><title>Air</title></head><body><script type="module" src="/main.js"></script></body></html>',
    )
    await writeFile(
      join(folder, 'main.js'),
      "import { useState } from 'react'; console.log(useState)",
    )
    const result = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [{ ...smallKit, enforce: 'pre' }, importMap()],
      build: { write: false, minify: false, modulePreload: false },
    })
    files = (result as Rolldown.RolldownOutput).output
    const [, map = '{}'] = /<script type="importmap">(.*?)<\/script>/.exec(text('index.html')) ?? []
    imports = (JSON.parse(map) as { imports: Record<string, string> }).imports
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    for (const { fileName } of files) {
      const path = join(folder, 'dist', fileName)
      await mkdir(dirname(path), { recursive: true })
      // A browser knows where the console's root is.
      await writeFile(path, text(fileName).replaceAll("'/assets/", "'./"))
    }
  }, 60_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('lists every shared module in an import map at the head of the page', () => {
    expect(Object.keys(imports).toSorted()).toEqual(SHARED_MODULES.toSorted())
    expect(text('index.html')).toMatch(/<head>\s*<script type="importmap">/)
    for (const path of Object.values(imports)) {
      expect(path).toMatch(/^\/assets\/[\w-]+\.js$/)
      expect(text(path.slice(1))).toContain("from '/assets/plugin-")
    }
  })

  it('requests no modules of plugins until one imports them', () => {
    expect(requestedEarly(text('index.html'))).toEqual([])
  })

  it('requests common plugin modules early in a page that runs plugins', async () => {
    const { output } = (await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [{ ...smallKit, enforce: 'pre' }, importMap({ isPreloaded: true })],
      build: { write: false, minify: false, modulePreload: false },
    })) as Rolldown.RolldownOutput
    const page = output.find(({ fileName }) => fileName === 'index.html')
    const early = requestedEarly(page?.type === 'asset' ? String(page.source) : '')
    expect(early.map((path) => path.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
      '/assets/plugin-core',
      '/assets/react',
      '/assets/react_jsx_runtime',
      '/assets/airshed_kit',
      '/assets/airshed_kit_define',
    ])
    const built = output.map(({ fileName }) => `/${fileName}`)
    expect(built).toEqual(expect.arrayContaining(early))
  }, 60_000)

  it('gives every plugin the console’s React under each of its names', async () => {
    const { default: whole } = await import('react')
    const names = Object.keys(whole)
    const react = await loaded('react')
    expect(Object.keys(react)).toEqual(expect.arrayContaining(names))
    const kit = await loaded('@airshed/kit')
    expect(kit['kitUseState']).toBe(react['useState'])
    expect((react['default'] as Record<string, unknown>)['useState']).toBe(react['useState'])
    expect((await loaded('react/jsx-runtime'))['jsx']).toBeTypeOf('function')
    expect((await loaded('react-dom/client'))['createRoot']).toBeTypeOf('function')
  })

  it('exports each entry of the kit under its own names', async () => {
    for (const specifier of SHARED_MODULES.filter((each) => each.startsWith('@airshed/'))) {
      const entry = await loaded(specifier)
      expect(Object.keys(entry).toSorted()).toEqual(['from', 'kitUseState', 'useSession'])
      expect(entry['from']).toBe(specifier)
    }
  })

  it('keeps forms and panes of the kit in files of their own', () => {
    const fileOf = (specifier: string) =>
      /from '\/assets\/([a-z-]+?)-[\w-]{8}\.js'/.exec(
        text((imports[specifier] ?? '').slice(1)),
      )?.[1]
    expect(fileOf('react')).toBe(fileOf('@airshed/kit'))
    expect(new Set(['react', '@airshed/kit/forms', '@airshed/kit/panes'].map(fileOf)).size).toBe(3)
  })
})

it('shares what an archive may import, and nothing else', async () => {
  const path = '../../core/plugin-archive/src/sharedModules.ts'
  const source = await readFile(new URL(path, import.meta.url), 'utf8')
  const taken = [...source.matchAll(/^ {2}'(.+)',$/gm)].map(([, name]) => name)
  expect(SHARED_MODULES.toSorted()).toEqual(taken.toSorted())
})
