import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { slimIcons } from './slimIcons.ts'

const folder = dirname(createRequire(import.meta.url).resolve('@blueprintjs/icons/package.json'))
const { files, version } = slimIcons(folder)
const manifest = JSON.parse(String(files.get('package.json')?.bytes)) as Record<string, string>
const ROOT = join(import.meta.dirname, '../../..')

it('keeps the icon package under a name of its own, with a quarter of its files', () => {
  expect(manifest).toMatchObject({ name: '@airshed/blueprint-icons', version })
  expect(files.has(manifest['main']!)).toBe(true)
  expect(files.has(manifest['typings']!)).toBe(true)
  expect(files.has('LICENSE')).toBe(true)
  expect(files.size).toBeLessThan(globSync('**/*.*', { cwd: folder }).length / 4)
})

it('includes every icon module that its modules import', () => {
  const missing = [...files].flatMap(([path, { bytes }]) =>
    path.endsWith('.js')
      ? [...String(bytes).matchAll(/(?:from|import) ?\(?"(\.[^"]+)"/g)]
          .map(([, target = '']) => join(dirname(path), target))
          .filter((target) => !['', '.js', '/index.js'].some((end) => files.has(target + end)))
          .map((target) => `${path}: ${target}`)
      : [],
  )
  expect(missing).toEqual([])
})

it('includes the second drawing of icons, which Blueprint’s components import', () => {
  const { main = '', typings = '' } = JSON.parse(
    String(files.get('next/package.json')?.bytes),
  ) as Record<string, string>
  expect(files.has(join('next', main))).toBe(true)
  expect(files.has(join('next', typings))).toBe(true)
})

it('includes every icon module that the packages for authors import', () => {
  const sources = globSync('core/*/src/**/*.{ts,tsx,css}', { cwd: ROOT })
  const imported = sources.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/'@blueprintjs\/icons\/([^']+)'/g)].map(
      ([, target = '']) => target,
    ),
  )
  expect(imported.length).toBeGreaterThan(20)
  expect(imported.filter((path) => !files.has(path) && !files.has(`${path}.js`))).toEqual([])
})
