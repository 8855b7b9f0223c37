import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { ASVS_LEVEL_2 } from './asvsNumbers.ts'

const ROOT = join(import.meta.dirname, '../..')
const DOCS = join(ROOT, 'docs')
const PAGE = readFileSync(join(DOCS, 'security.md'), 'utf8')
const NUMBER = /v5\.0\.0-([\d.]+)/g

const lines = PAGE.split('\n').filter((line) => line.startsWith('| v5.0.0-'))
const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()))
const assessed = cells.filter((row) => row.length === 7)
const numbersIn = (text: string): string[] =>
  [...text.matchAll(NUMBER)].map(([, number = '']) => number)

it('every requirement of level 2 is assessed once or stated not to apply', () => {
  const reported = lines.flatMap((line) => numbersIn(line.split('|')[1] ?? ''))
  expect(reported.toSorted()).toEqual(ASVS_LEVEL_2.toSorted())
})

it('names only files that exist, and tests that are tests', () => {
  const files = [...PAGE.matchAll(/\]\((\.\.\/[^)#]+)/g)].map(([, path = '']) => join(DOCS, path))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !existsSync(file)).map((file) => relative(ROOT, file))).toEqual([])
  const tests = assessed.flatMap((row) => [...(row[5] ?? '').matchAll(/\]\(([^)]+)\)/g)])
  expect(tests.filter(([, path = '']) => !/\.test\.tsx?$/.test(path))).toEqual([])
})

it('the totals at the top match the tables', () => {
  const count = (state: string) => assessed.filter((row) => row[3] === state).length
  const rest = ASVS_LEVEL_2.length - assessed.length
  expect(PAGE.replaceAll(/\s+/g, ' ')).toContain(
    `**${count('met')} met, ${count('partly')} partly, ${count('not met')} not met, ${rest} do not apply.**`,
  )
})
