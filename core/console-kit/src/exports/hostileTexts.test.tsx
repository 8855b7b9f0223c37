import { HOSTILE_TEXTS } from '@airshed/domain/testing'
import { expect, it } from 'vitest'
import { readWorkbook } from '../testsupport/readWorkbook.ts'
import { readZip } from '../testsupport/readZip.ts'
import { tableFile } from './tableFile.ts'

it('a workbook keeps texts as texts: none becomes a formula or a link', async () => {
  const table = {
    title: HOSTILE_TEXTS[1] ?? '',
    columns: [
      ...HOSTILE_TEXTS.map((header) => ({ header, kind: 'text' as const })),
      { header: 'Value', kind: 'number' as const },
    ],
    rows: [[...HOSTILE_TEXTS, -3.2]],
  }
  const file = await tableFile(table, 'xlsx', 'UTC')
  const { sheets } = await readWorkbook(file)
  expect(sheets.map(({ formulas }) => formulas)).toEqual([0])
  const cells = Object.values(sheets[0]?.rows[1] ?? {})
  expect(cells.map((cell) => typeof cell)).toEqual([...HOSTILE_TEXTS.map(() => 'string'), 'number'])
  expect(cells.at(-1)).toBe(-3.2)
  const parts = [...(await readZip(file))].map(([name, text]) => `${name} ${text}`).join('\n')
  expect(parts).not.toMatch(/<f[ >]|<hyperlink|relationships\/hyperlink|externalLink/)
})
