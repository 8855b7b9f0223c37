import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLUGIN_API_VERSION } from '@airshed/contract'
import { expect, it } from 'vitest'
import { API_LIST, kitNames } from './apiList.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

it('api.txt lists what the kit exports, and has lost nothing', () => {
  const { files, problems } = kitNames()
  expect(problems).toEqual([])
  expect(read(API_LIST)).toBe(files.find(({ path }) => path === API_LIST)?.text)
})

it('exports no name twice from one entry', () => {
  const names = read(API_LIST)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '))
  const keys = names.map(([entry, , name]) => `${entry} ${name}`)
  expect(keys).toEqual([...new Set(keys)])
})

it('packages for authors have the minor version of the plugin API', () => {
  const minor = PLUGIN_API_VERSION.split('.').slice(0, 2).join('.')
  for (const name of ['kit', 'testing', 'plugin-cli']) {
    const { version } = JSON.parse(read(`core/${name}/package.json`)) as { version: string }
    expect(version, name).toMatch(new RegExp(`^${minor}\\.\\d+`))
  }
})
