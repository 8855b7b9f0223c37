import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { compileValidators } from './compileValidators.ts'

const ROOT = join(import.meta.dirname, '../../..')
const IMPORTER = 'core/contract/src/registry/manifestValidators.js'
const VALIDATORS = 'core/contract/src/manifest/manifestSchemas.validators.js'

function compiledWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'airshed-compiled-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

it('puts each validator beside its schema, and lets packages import it as a file', async () => {
  const folder = compiledWith({
    [IMPORTER]: "export { default } from '../manifest/manifestSchemas.ts?validators'\n",
    'core/contract/src/manifest/manifestSchemas.js': '',
    'core/contract/src/other.js':
      "// As in import('./b.ts?validator').\nimport text from './a.ts?raw'\n",
  })
  expect(await compileValidators(ROOT, folder)).toEqual([VALIDATORS])
  expect(readFileSync(join(folder, IMPORTER), 'utf8')).toBe(
    "export { default } from '../manifest/manifestSchemas.validators.js'\n",
  )
  const { default: validators } = (await import(join(folder, VALIDATORS))) as {
    default: Record<string, (manifest: unknown) => boolean>
  }
  expect(Object.keys(validators)).toEqual(['widget', 'screen', 'device-form'])
  expect(validators['widget']?.({ kind: 'widget' })).toBe(false)
})

it('says which module has no schema', async () => {
  const folder = compiledWith({
    'core/contract/src/a.js': "import validate from './version.ts?validator'\n",
  })
  await expect(compileValidators(ROOT, folder)).rejects.toThrow(
    'core/contract/src/version.ts?validator: expected an export one of',
  )
})
