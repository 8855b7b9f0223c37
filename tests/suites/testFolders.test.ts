import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './command.ts'

const TESTS = join(ROOT, 'tests')

it('the README of the tests names each of their folders once, in order', () => {
  const named = readFileSync(join(TESTS, 'README.md'), 'utf8').matchAll(/^\| `([^`]+)` +\| \S/gm)
  const folders = readdirSync(TESTS, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && !['node_modules', 'test-results'].includes(entry.name),
    )
    .map(({ name }) => name)
  expect([...named].map(([, name]) => name)).toEqual(folders.toSorted())
})
