import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readWorkbook } from '../../../testsupport/readWorkbook.ts'
import { drawSampleList, type DrawnList } from '../../testsupport/drawSampleList.tsx'
import { sampleAlerts, type SampleAlert } from '../../testsupport/sampleAlerts.ts'
import type { MoreTable } from './ExportMenu.tsx'

let list: DrawnList | null = null
afterEach(() => {
  list?.drawn.unmount()
  list = null
  vi.restoreAllMocks()
})

const words: MoreTable<SampleAlert> = {
  title: 'Words of alerts',
  tableOf: (rows) => ({
    columns: [{ header: 'Word', kind: 'text' }],
    rows: rows.flatMap(({ name }) => name.split(' ').map((word) => [word])),
  }),
}
async function save(item: string): Promise<Blob> {
  list = await drawSampleList({
    alerts: sampleAlerts(60),
    changes: { exportName: 'alerts', moreTables: [words] },
  })
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:none'
  })
  await userEvent.click(page.getByRole('button', { name: 'Export' }))
  await userEvent.click(page.getByRole('menuitem', { name: item, exact: true }))
  await expect.poll(() => saved.length).toBe(1)
  return saved[0] ?? expect.fail('nothing was saved')
}
const wordCount = sampleAlerts(60).flatMap(({ name }) => name.split(' ')).length

it('a spreadsheet has a sheet for the rows, and one for each further table', async () => {
  const { sheets } = await readWorkbook(await save('Spreadsheet (.xlsx)'))
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['alerts', 61],
    ['Words of alerts', wordCount + 1],
  ])
})

it('exports a further table as a CSV file of its own', async () => {
  const text = await (await save('Words of alerts, CSV (.csv)')).text()
  expect(text.trim().split('\r\n')).toHaveLength(wordCount + 1)
  expect(text).toContain('Word\r\n')
})

it('exports only the rows of the list as CSV', async () => {
  const text = await (await save('CSV (.csv)')).text()
  expect(text.trim().split('\r\n')).toHaveLength(61)
})
