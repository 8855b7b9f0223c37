import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutDescription } from './manifestsWithoutDescriptions.ts'

const ROOT = join(import.meta.dirname, '../..')
const MANIFESTS = globSync(['screens/*/src/manifest.ts', 'schemas/forms/*/src/manifest.ts'], {
  cwd: ROOT,
})

it('removes the description of every screen and device form, and nothing else', () => {
  expect(MANIFESTS.length).toBeGreaterThan(30)
  for (const file of MANIFESTS) {
    const code = readFileSync(join(ROOT, file), 'utf8')
    const left = withoutDescription(code, file)
    expect(left).toContain("description: { en: '-', es: '-' }")
    const start = code.indexOf('description: {')
    const [before, after] = [code.slice(0, start), code.slice(code.indexOf('}', start) + 1)]
    expect(left).toBe(`${before}description: { en: '-', es: '-' }${after}`)
  }
})

it('refuses a manifest in which it finds none', () => {
  expect(() => withoutDescription('export const manifest = {}', 'a.ts')).toThrow('a.ts: expected')
})
