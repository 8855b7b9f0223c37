import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createServer } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { compiledValidators } from './compiledValidators.ts'

const MODULES = join(import.meta.dirname, '../../../node_modules')

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'airshed-validators-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  await mkdir(join(folder, 'src'))
  await symlink(MODULES, join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  return folder
}

const schemaOf = (limit: number): string =>
  `import { Type } from 'typebox'
   import { LIMIT } from './limit.ts'
   type Unused = string
   export const config = Type.Object({ name: Type.String({ maxLength: LIMIT + ${limit} }) })`
const PAGE = {
  'src/main.ts': `export { default } from './config.ts?form-validator'`,
  'src/config.ts': schemaOf(0),
  'src/limit.ts': 'export const LIMIT: number = 77',
}

const bundled = async (folder: string): Promise<string> => {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [compiledValidators()],
    build: { write: false, lib: { entry: 'src/main.ts', formats: ['es'], fileName: 'main' } },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error('nothing was built')
  return output.output[0].code
}

it('builds a page with the validator of a schema, and without what made it', async () => {
  const code = await bundled(await folderWith(PAGE))
  expect(code).toContain('77')
  expect(code).not.toMatch(/typebox|new Function|LIMIT/)
  const url = `data:text/javascript,${encodeURIComponent(code)}`
  const { default: validate } = (await import(url)) as { default: (value: unknown) => boolean }
  expect([validate({ name: 'Harbour' }), validate({ name: 'x'.repeat(78) })]).toEqual([true, false])
})

it.each([
  ['export const other = 1', /src\/config\.ts\?form-validator: expected an export one of config/],
  [
    "export const config = { type: 'objekt' }",
    /config\.ts\?form-validator: expected a JSON Schema, got:/,
  ],
  [
    'export const config = document.title',
    /src\/config\.ts: expected a module that Node can run, got: document is not defined\./,
  ],
])('fails a build over %s', async (text, words) => {
  await expect(bundled(await folderWith({ ...PAGE, 'src/config.ts': text }))).rejects.toThrow(words)
})

it.each([
  ['the schema', 'src/config.ts', schemaOf(11), '88'],
  ['what the schema imports', 'src/limit.ts', 'export const LIMIT = 99', '99'],
])('serves another validator after a change of %s', async (_, path, text, limit) => {
  const folder = await folderWith(PAGE)
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [compiledValidators()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  })
  onTestFinished(() => server.close())
  const served = async () =>
    (await server.transformRequest('/src/config.ts?form-validator'))?.code ?? ''
  await server.transformRequest('/src/main.ts')
  expect(await served()).toContain('> 77')
  await writeFile(join(folder, path), text)
  await vi.waitFor(async () => expect(await served()).toContain(`> ${limit}`), {
    timeout: 20_000,
    interval: 100,
  })
})
