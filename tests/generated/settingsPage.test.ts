import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Environment } from '@airshed/server/config'
import { expect, it } from 'vitest'
import { settingsPage } from './settingsPage.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

it('docs/settings.md is up to date with the schema of the settings', () => {
  expect(read('docs/settings.md')).toBe(settingsPage())
})

it('every setting has one row, with a default and a meaning', () => {
  const rows = [...settingsPage().matchAll(/^\| `([A-Z0-9_]+)` \| (.+?) \| .*? ?\| (.+) \|$/gm)]
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(Environment.properties))
  for (const [, name, fallback, meaning] of rows) {
    expect(fallback, name).not.toBe('')
    expect(meaning, name).toMatch(/^\S.{5,}/)
  }
})

it('the README starts with the commands that run and test it, and leaves settings to their page', () => {
  const readme = read('README.md')
  const [first = ''] = /^```sh\n[^]*?^```/m.exec(readme) ?? []
  expect(first.split('\n').slice(1, 3)).toEqual([
    expect.stringMatching(/^npm ci && npm start( |$)/),
    expect.stringMatching(/^npm ci && npm test( |$)/),
  ])
  expect(readme.indexOf('![')).toBeGreaterThan(readme.indexOf(first))
  expect(readme).toContain('](docs/settings.md)')
  expect(readme).not.toMatch(/^\| `AIRSHED_/m)
})
