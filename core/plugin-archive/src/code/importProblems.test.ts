import { rolldown } from 'rolldown'
import { describe, expect, it } from 'vitest'
import { SHARED_MODULES } from '../sharedModules.ts'
import { exportProblems, importProblems } from './importProblems.ts'

const reported = (code: string): string[] =>
  importProblems(code, 'plugin.js').map(({ code: found, place }) => `${found} ${place}`)

describe('the imports of a plugin', () => {
  it('allows imports of the shared modules', () => {
    const code = SHARED_MODULES.map((module, at) => `import * as m${at} from '${module}'`).join(
      '\n',
    )
    expect(reported(code)).toEqual([])
  })

  it.each([
    ["import _ from 'lodash'"],
    ["import 'https://evil.example/a.js'"],
    ["import './validator.js'"],
    ["import '/assets/index.js'"],
    ["import 'data:text/javascript,1'"],
    ["import '@airshed/data'"],
    ["import '@airshed/kit/'"],
    ["import 'react/cjs/react.production.js'"],
    ["export * from 'lodash'"],
    ["export { a } from 'lodash'"],
    ["import { a } from 'constructor'"],
    ["import a from './a.json' with { type: 'json' }"],
  ])('refuses the import: %s', (code) => {
    expect(reported(code)).toEqual([expect.stringMatching(/^CODE_IMPORT_FOREIGN plugin.js:1:\d+$/)])
  })
})

describe('the names imported from the kit', () => {
  const messages = (code: string): string[] =>
    importProblems(code, 'plugin.js').map(({ message }) => message)

  it('accepts exported names, renamed or exported again', () => {
    expect(
      reported(
        "import { useData as d } from '@airshed/kit'; export { defineWidget } from '@airshed/kit/define'",
      ),
    ).toEqual([])
    expect(reported("import * as kit from '@airshed/kit'")).toEqual([])
  })

  it.each([
    ["import { useNodes } from '@airshed/kit'", 'useNodes. Ask for data by needs'],
    ["import { defineWidget as w } from '@airshed/kit'", 'Import it from @airshed/kit/define'],
    [
      "export { WidgetHost } from '@airshed/kit'",
      'only the console draws and exports other plugins',
    ],
    ["import kit from '@airshed/kit'", 'got default. Write it in the plugin'],
    ["import { 'no name' as n } from '@airshed/kit'", 'got no name. Write it in the plugin'],
    ["import { constructor } from '@airshed/kit/forms'", 'got constructor.'],
  ])('refuses unknown names with the cure: %s', (code, cure) => {
    expect(reported(code)).toEqual([
      expect.stringMatching(/^CODE_KIT_NAME_UNKNOWN plugin.js:1:\d+$/),
    ])
    expect(messages(code)).toEqual([expect.stringContaining(cure)])
  })

  it('refuses names of a removed entry with the cure', () => {
    const code = "import { WidgetGrid } from '@airshed/kit/grid'"
    expect(reported(code)).toEqual(['CODE_KIT_ENTRY_GONE plugin.js:1:28'])
    expect(messages(code)).toEqual([expect.stringContaining('Place parts with PaneWorkspace')])
  })
})

/** A plugin bundled the wrong way, with some modules left external. */
async function bundled(source: string, external: string[], minify: boolean): Promise<string> {
  const build = await rolldown({
    input: 'plugin',
    platform: 'browser',
    logLevel: 'silent',
    external,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'plugin',
        resolveId: (id) => (id === 'plugin' ? `${import.meta.dirname}/plugin.virtual.js` : null),
        load: (id) => (id.endsWith('plugin.virtual.js') ? source : null),
      },
    ],
  })
  const { output } = await build.generate({ format: 'es', minify, codeSplitting: false })
  await build.close()
  return output[0].code
}

describe.each([false, true])('own copies of shared modules (minified: %s)', (minify) => {
  it.each([
    ['react', "import { useState } from 'react'; export default useState", [], ['react']],
    [
      'the JSX runtime',
      "import { jsx } from 'react/jsx-runtime'; export default jsx('p', {})",
      ['react'],
      ['react/jsx-runtime'],
    ],
    [
      'react-dom',
      "import { createPortal } from 'react-dom'; export default createPortal",
      ['react'],
      ['react-dom'],
    ],
    [
      'react-dom/client',
      "import { createRoot } from 'react-dom/client'; export default createRoot",
      ['react', 'react-dom'],
      ['react-dom/client'],
    ],
  ])('finds an own copy of %s', async (_, source, external, copies) => {
    const found = importProblems(await bundled(source, external, minify), 'plugin.js')
    expect(found.filter(({ code }) => code === 'CODE_OWN_COPY')).toEqual(
      copies.map((module) => ({
        code: 'CODE_OWN_COPY',
        place: 'plugin.js',
        message: expect.stringContaining(`Expected ${module} to be imported`) as string,
      })),
    )
  })

  it('finds no copies where shared modules are imported', async () => {
    const source = `
      import { useState } from 'react'
      import { jsx, jsxs } from 'react/jsx-runtime'
      import { createPortal } from 'react-dom'
      import { createRoot } from 'react-dom/client'
      export default [useState, jsx('p', {}), jsxs, createPortal, createRoot]`
    expect(reported(await bundled(source, [...SHARED_MODULES], minify))).toEqual([])
  })
})

describe('the default export of a plugin', () => {
  it.each([
    ['export default 1'],
    ['const a = 1; export { a as default }'],
    ['const a = 1; export { a as "default" }'],
  ])('finds the default export in %s', (code) => {
    expect(exportProblems(code, 'plugin.js')).toEqual([])
  })

  it('reports a missing default export', () => {
    expect(exportProblems('export const plugin = 1', 'plugin.js')).toMatchObject([
      { code: 'CODE_NO_DEFAULT_EXPORT' },
    ])
  })
})
