import type { Frame } from '@airshed/contract'
import { WidgetHost, createWidgetPage, WidgetPageProvider } from '@airshed/host'
import { noteWidget } from '@airshed/host/testing'
import { accessibilityIssues, clearPage, createPage, savedWidget } from '@airshed/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { readWorkbook } from '../testsupport/readWorkbook.ts'
import { WidgetTable } from './WidgetTable.tsx'
import { pageWorkbook } from './workbook.ts'

afterEach(clearPage)

const NOON = Date.UTC(2026, 4, 17, 12)
const MINUTE_MS = 60_000
const range = { from: NOON - 4 * MINUTE_MS, to: NOON }
const about = {
  title: 'City <air> & more',
  range,
  timezone: 'America/Denver',
  organization: 'City of Mesa',
  locale: 'en_US',
  version: '9.8.7',
  exportedAtMs: NOON,
} as const

const frame = (changes: Partial<Frame> = {}): Frame => ({
  dataPointId: 'N1.0.0.0/132:5',
  nodeId: 'N1:0',
  path: '132:5',
  label: 'PM2.5',
  shortLabel: 'PM2.5',
  times: Float64Array.of(NOON - 2 * MINUTE_MS, NOON - MINUTE_MS, NOON),
  values: Float64Array.of(1.25, Number.NaN, 3.5),
  unit: 'µg/m³',
  precision: 1,
  kind: 'scalar',
  averagingPeriodMs: null,
  reportingIntervalMs: MINUTE_MS,
  isSimulated: true,
  ...changes,
})
const hourly = frame({
  dataPointId: 'N1.0.0.0/128:1',
  label: '=HYPERLINK("http://x")',
  times: Float64Array.of(NOON - MINUTE_MS),
  values: Float64Array.of(-4),
  unit: '',
  precision: 0,
  averagingPeriodMs: 3_600_000,
  isSimulated: false,
})

/** A page of widgets with these names that all have the same data. */
async function showPage(names: readonly string[], locale: 'en_US' | 'es_ES' = 'en_US') {
  const page = createWidgetPage()
  const { broker, draw } = createPage({ plugins: [noteWidget()], locale })
  const view = (tableOf?: string) => (
    <WidgetPageProvider page={page}>
      {tableOf === undefined ? null : <WidgetTable widgetId={tableOf} />}
      {names.map((name, index) => (
        <div key={name} style={{ width: 400, height: 200, marginBottom: 2000 }}>
          <WidgetHost
            widget={savedWidget({ id: `w${index}`, config: { name, dataPointId: 'x' } })}
            range={range}
            isLive={false}
          />
        </div>
      ))}
    </WidgetPageProvider>
  )
  draw(view())
  await expect.poll(() => broker.asked.length).toBe(names.length)
  return { page, broker, openTable: (id: string) => draw(view(id)) }
}

/** Days since the start of 1900 of a time on the clock, as Excel counts. */
const serial = (wallMs: number): number => wallMs / 86_400_000 + 25_569

describe('a page as a workbook', () => {
  it('a workbook has a sheet for each widget, with its series side by side', async () => {
    const { page, broker } = await showPage(['Harbour', 'Station: [north]?'])
    broker.answer({ frames: [frame(), hourly], asOfMs: NOON })
    const { sheets, styles } = await readWorkbook(await pageWorkbook(page, about))
    expect(sheets.map(({ name }) => name)).toEqual(['Harbour', 'Station- -north--', 'Provenance'])
    const denver = (ms: number): number => serial(ms - 6 * 3_600_000)
    expect(sheets[0]?.rows).toEqual([
      {
        A: 'Time, America/Denver',
        B: 'Time, ISO 8601',
        C: 'PM2.5, µg/m³, as measured',
        D: '=HYPERLINK("http://x"), 1 h mean, time is the start of the period',
      },
      { A: denver(NOON - 2 * MINUTE_MS), B: '2026-05-17T05:58:00-06:00', C: 1.25 },
      { A: denver(NOON - MINUTE_MS), B: '2026-05-17T05:59:00-06:00', D: -4 },
      { A: denver(NOON), B: '2026-05-17T06:00:00-06:00', C: 3.5 },
    ])
    expect(sheets[1]?.rows).toEqual(sheets[0]?.rows)
    expect(sheets.map(({ formulas }) => formulas)).toEqual([0, 0, 0])
    expect(styles).toContain('yyyy-mm-dd hh:mm:ss')
  })

  it('a workbook says where all of its data come from', async () => {
    const { page, broker } = await showPage(['Provenance'])
    broker.answer({ frames: [frame(), hourly], asOfMs: NOON })
    const { sheets } = await readWorkbook(await pageWorkbook(page, about))
    expect(sheets.map(({ name }) => name)).toEqual(['Provenance (2)', 'Provenance'])
    const rows = sheets[1]?.rows.map((row) => Object.values(row)) ?? []
    expect(rows).toContainEqual(['Dashboard', 'City <air> & more'])
    expect(rows).toContainEqual(['Organization', 'City of Mesa'])
    expect(rows).toContainEqual(['Time zone', 'America/Denver'])
    expect(rows).toContainEqual(['Airshed version', '9.8.7'])
    const wall = serial(NOON - 6 * 3_600_000)
    expect(rows).toContainEqual(['Exported at', wall, '2026-05-17T06:00:00-06:00'])
    expect(rows).toContainEqual([
      'Provenance',
      'Provenance (2)',
      'PM2.5',
      'N1.0.0.0/132:5',
      'µg/m³',
      'as measured',
      '2 of 4 expected values (50%)',
      'Yes',
      wall,
      'Newest 3.5',
    ])
    expect(rows.find((row) => row.includes('N1.0.0.0/128:1'))).toContain('No')
  })

  it('a workbook says that there are no data, in Spanish for a Spanish reader', async () => {
    const { page } = await showPage(['Puerto'], 'es_ES')
    const blob = await pageWorkbook(page, { ...about, locale: 'es_ES' })
    const { sheets } = await readWorkbook(blob)
    expect(sheets.map(({ name }) => name)).toEqual(['Puerto', 'Procedencia'])
    expect(sheets[0]?.rows).toEqual([{ A: 'Sin datos' }])
    expect(sheets[1]?.rows).toContainEqual({ A: 'Panel', B: 'City <air> & more' })
  })
})

describe('a widget as a table', () => {
  it('shows the rows of the sheet, newest first, in pages, and sorts them', async () => {
    const { broker, openTable } = await showPage(['Harbour'])
    const times = Float64Array.from({ length: 45 }, (_, index) => NOON - (44 - index) * MINUTE_MS)
    broker.answer({ frames: [frame({ times, values: times.map((_, index) => index) })] })
    openTable('w0')
    const table = browser.getByRole('table', { name: 'Harbour: Readings' })
    await expect.element(table).toBeVisible()
    const firstRow = () => table.element().querySelector('tbody tr')?.textContent
    expect(firstRow()).toBe('May 17, 12:0044.0')
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(20)
    await expect.element(browser.getByText('1–20 of 45')).toBeVisible()
    expect(await accessibilityIssues()).toEqual([])
    await userEvent.click(browser.getByRole('button', { name: /^PM2.5, µg\/m³, as measured/ }))
    expect(firstRow()).toBe('May 17, 11:160.0')
  })

  it('says when there are no data, or no such widget', async () => {
    const { broker, openTable } = await showPage(['Harbour'])
    broker.answer({})
    openTable('w0')
    await expect.element(browser.getByText('No data', { exact: true })).toBeVisible()
    openTable('gone')
    await expect.element(browser.getByText('This widget is no longer on the page')).toBeVisible()
  })
})
