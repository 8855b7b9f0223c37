import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startNewcomer, type Newcomer } from './newcomer.ts'

// From `npm create` to an archive, with the packages as a registry serves them.

const FOLDER = 'my-gauge'
let newcomer: Newcomer
beforeAll(async () => {
  newcomer = await startNewcomer()
  const words = ['create', 'airshed-plugin@latest', FOLDER, '--', '--kind', 'widget']
  await newcomer.run('npm', words, 'all')
})
afterAll(() => newcomer.leave())

it('installs, compiles, validates and packs a plugin', async () => {
  await newcomer.run('npm', ['install'], 'own', FOLDER)
  await newcomer.run('npx', ['tsc', '--noEmit'], 'own', FOLDER)
  const validation = await newcomer.run('npx', ['airshed-plugin', 'validate'], 'own', FOLDER)
  expect(validation).not.toMatch(/error|warning/i)
  await newcomer.run('npx', ['airshed-plugin', 'pack'], 'own', FOLDER)
  expect(await readdir(join(newcomer.folder, FOLDER, 'dist'))).toEqual([
    'acme.my-gauge-0.1.0.airshed',
  ])
  const icons = join(newcomer.folder, FOLDER, 'node_modules/@blueprintjs/icons/lib')
  expect(await readdir(icons), 'Blueprint’s icons in one form').toEqual(['css', 'esm'])
})
