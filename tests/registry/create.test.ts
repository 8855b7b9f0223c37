import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startNewcomer, type Newcomer } from './newcomer.ts'

// The packages are published as a release does it, and somebody who has only npm begins with them.

let newcomer: Newcomer
beforeAll(async () => {
  newcomer = await startNewcomer()
}, 600_000)
afterAll(() => newcomer.leave())

interface Manifest {
  description?: string
  license?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

it('publishes every package that another published one depends on', async () => {
  for (const name of Object.keys(newcomer.published)) {
    const text = await newcomer.run('npm', ['view', name, '--json'], 'all')
    const { dependencies = {}, description, license } = JSON.parse(text) as Manifest
    expect({ name, description, license }).toEqual({
      name,
      description: expect.stringMatching(/.{20}/),
      license: 'Apache-2.0',
    })
    const own = Object.keys(dependencies).filter((one) => one.startsWith('@airshed/'))
    expect(Object.keys(newcomer.published), name).toEqual(expect.arrayContaining(own))
  }
})

it('creates a plugin with npm create and nothing else installed', async () => {
  const words = ['create', 'airshed-plugin@latest', 'my-gauge', '--', '--kind', 'widget']
  expect(await newcomer.run('npm', words, 'all')).toContain('Wrote the widget acme.my-gauge')
  const text = await readFile(join(newcomer.folder, 'my-gauge/package.json'), 'utf8')
  const { devDependencies = {} } = JSON.parse(text) as Manifest
  const own = Object.entries(devDependencies).filter(([, range]) => range.includes('@airshed/'))
  expect(own).toEqual([['@blueprintjs/icons', 'npm:@airshed/blueprint-icons@^6']])
  expect(newcomer.published['@airshed/blueprint-icons']).toEqual([expect.stringMatching(/^6\./)])
  for (const [name, range] of Object.entries(devDependencies)) {
    if (!name.startsWith('@airshed/')) continue
    expect(newcomer.published[name], name).toEqual([range.replace('^', '')])
  }
})

it('says what is missing when npm kept the options to itself', async () => {
  const words = ['create', 'airshed-plugin@latest', 'other-gauge', '--kind', 'widget']
  await expect(newcomer.run('npm', words, 'all')).rejects.toThrow(
    'npm create airshed-plugin other-gauge -- --kind widget',
  )
})
