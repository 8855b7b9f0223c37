import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ENDINGS, ENDS } from './endings.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/access.md'), 'utf8')

it('docs/access.md contains exactly the table of endings', () => {
  const section = PAGE.split('\n## What ends with what\n')[1]?.split('\n## ')[0] ?? ''
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
  const [head, , ...found] = rows
  expect(head).toHaveLength(ENDS.length + 1)
  expect(found).toEqual(
    Object.values(ENDINGS).map(({ what, ends }) => [what, ...ENDS.map((end) => ends[end] ?? '')]),
  )
})
