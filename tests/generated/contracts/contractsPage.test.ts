import { DATA_KINDS } from '@airshed/contract'
import { expect, it } from 'vitest'
import { contractsPage } from './contractsPage.ts'

it('lists every kind of need with its fields, its answer and its meaning', () => {
  const needs = contractsPage().split('\n## Needs\n')[1]?.split('\n### ')[0] ?? ''
  const rows = needs.split('\n').filter((line) => line.startsWith('| `'))
  expect(rows.map((row) => /^\| `(\w+)`/.exec(row)?.[1])).toEqual([...DATA_KINDS])
  for (const row of rows) expect(row).toMatch(/^\| `\w+` \| .+ \| `data\.\w+` \| .+ \|$/)
  expect(needs).toContain('`xDataPointId: string`, `yDataPointId: string`, `averagingMs?: number`')
  expect(needs).toContain('`pollutantDataPointId: string`, `sectorCount?: number`')
})
