import { join } from 'node:path'
import { codeProblems, importProblems, SHARED_MODULES } from '@airshed/plugin-archive'
import { compiledValidators } from '@airshed/vite-plugin'
import { rolldown } from 'rolldown'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** One of the built-in plugins as one module, as `airshed-plugin pack` would ship it. */
async function bundled(folder: string, minify: boolean): Promise<string> {
  const build = await rolldown({
    input: join(root, folder, 'src/plugin.ts'),
    platform: 'browser',
    logLevel: 'silent',
    plugins: [compiledValidators()],
    // What screens take from the kit of the console is no code of theirs.
    external: [...SHARED_MODULES, /^@airshed\/console-kit(\/|$)/],
    moduleTypes: { '.css': 'empty' },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await build.generate({ format: 'es', minify, codeSplitting: false })
  await build.close()
  return output[0].code
}

const found = (code: string): string[] =>
  codeProblems(code, 'plugin.js').map((problem) => {
    const [, got] = /, got (.+?)\. /.exec(problem.message) ?? []
    return `${problem.code} ${got}`
  })

describe.each([false, true])('a built-in plugin as a bundle (minified: %s)', (minify) => {
  it.each(['widgets/heatmap', 'widgets/chart', 'widgets/wind-rose', 'schemas/forms/dust-trak'])(
    '%s passes the check for trusted code',
    async (folder) => {
      const code = await bundled(folder, minify)
      expect(importProblems(code, 'plugin.js')).toEqual([])
      expect(found(code)).toEqual([])
    },
  )

  it('widgets/text fails the check only for its Markdown library’s use of the global object', async () => {
    const code = await bundled('widgets/text', minify)
    expect(importProblems(code, 'plugin.js')).toEqual([])
    // The structured clone of its Markdown parser makes objects by names that come with the data.
    expect(found(code)).toEqual(['CODE_GLOBAL_COMPUTED self', 'CODE_GLOBAL_COMPUTED globalThis'])
  })

  it('screens/dashboard fails the check only for the storage and the page that it uses', async () => {
    expect(new Set(found(await bundled('screens/dashboard', minify)))).toEqual(
      new Set([
        'CODE_STORAGE window.sessionStorage',
        'CODE_PAGE document.body',
        'CODE_PAGE document.documentElement',
      ]),
    )
  })
})
