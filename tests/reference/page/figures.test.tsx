import { savePageWorkbook, WidgetTable } from '@airshed/console-kit'
import { readWorkbook } from '@airshed/console-kit/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import { createComparison } from '../comparison.ts'
import { NOW_MS, START_MS } from '../devices.ts'
import { edgesOf } from '../evaluator/calendar.ts'
import { rangeFigures, type Figures } from '../evaluator/figures.ts'
import { cyclesIn } from '../evaluator/hours.ts'
import { hiddenIn, keptReadings, newestBefore, reasonOf, shownIn } from '../evaluator/readings.ts'
import { plainRose } from '../evaluator/rose.ts'
import { printed, printedCoverage, printedHidden, printedShare } from './printed.ts'
import {
  drawReferencePage,
  pointsOf,
  type PagePoint,
  type PageWidget,
  type ReferencePage,
} from './referencePage.tsx'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** By the size of the value: the product has Student's t by an expansion, good to 0.05 % of the half width. */
const INTERVAL_TOLERANCE = 2e-5
/** Decimals of every data point: of all that is computed, and the most of a reading. */
const PRECISION = 1

let drawn: ReferencePage | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
// To fill it takes longer than a page waits.
beforeAll(() => commands.askReference({ method: 'GET', path: '/v2/me', body: null }))
afterAll(() => commands.closeReference())

/** One whose readings a page has, and one of which it gets what it can draw. */
const RANGES = [
  ['a day', { from: NOW_MS - DAY_MS, to: NOW_MS }],
  ['a fortnight', { from: START_MS + 5 * HOUR_MS, to: NOW_MS }],
] as const

const lisbon = pointsOf('1C00LISB:0')
const [porto] = pointsOf('1C00PORT:0')
const newYork = pointsOf('1C00NEWY:0')

const figuresOf = ({ series }: PagePoint, { from, to }: { from: number; to: number }) =>
  rangeFigures(series, from, to, NOW_MS)

const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
const texts = (selector: string): string[] =>
  [...(drawn?.container.querySelectorAll(selector) ?? [])].map(text)

/** Moments at which newest readings are usual ones, empty, hidden, and long past in a gap. */
const ENDS = [1, 2.2, 3.1, 4.4, 5.3, 6.8, 8.7, 9.9, 11.2].map((days) => {
  const to = START_MS + days * DAY_MS + 12_345
  return [new Date(to).toISOString(), to] as const
})

/** The most decimals that shown readings came with. */
const decimalsOf = ({ series }: PagePoint): number =>
  keptReadings(series)
    .filter((reading) => reading.value !== null && reasonOf(reading) === undefined)
    .some(({ value }) => !Number.isInteger(value))
    ? PRECISION
    : 0

/** What a tile says of the newest reading before a time. */
function newestText(point: PagePoint, before: number): string {
  const { kind, series } = point
  const newest = newestBefore(series, before)
  if (newest === undefined) return 'No reading yet'
  const reason = reasonOf(newest)
  if (reason !== undefined) return reason.slice(0, 1).toUpperCase() + reason.slice(1)
  if (newest.value === null) return '–'
  if (kind === 'boolean') return newest.value === 0 ? 'No' : 'Yes'
  return printed(newest.value, decimalsOf(point))
}

/** What tiles say, without their unit. */
const tiles = (selector: string): string[] =>
  texts(selector).map((words) => words.replace(/\s*µg\/m³$/, ''))

/** What a legend says of each kind; of a state, how long it was so. */
function legendOf(point: PagePoint, figures: Figures): string[] {
  const { kind } = point
  if (kind === 'boolean') return [printedShare(figures.value)]
  const value = printed(figures.value, PRECISION)
  // An extreme is one of the readings.
  const [minimum, maximum] = [figures.minimum, figures.maximum].map((extreme) =>
    printed(extreme, decimalsOf(point)),
  ) as [string, string]
  if (kind === 'direction' || kind === 'sum' || kind === 'count') return [value]
  if (kind === 'maximum') return [maximum]
  return kind === 'minimum' ? [minimum] : [minimum, value, maximum]
}

describe('printed figures against plain loops over raw readings', () => {
  it.each(RANGES)(
    'prints the figures of plain loops in the legend of a chart of %s',
    async (_, range) => {
      const points = [...lisbon, ...newYork]
      drawn = await drawReferencePage(
        [
          {
            type: 'ChartWidget',
            config: {
              name: 'Chart',
              node_id: ['1C00LISB:0', '1C00NEWY:0'],
              selected_data_point_ids: points.map(({ id }) => id),
            },
          },
        ],
        range,
      )
      const expected = points.map((point) => legendOf(point, figuresOf(point, range)))
      const cards = () =>
        [...(drawn?.container.querySelectorAll('.air-legend-card') ?? [])].map((card) =>
          [...card.querySelectorAll('.air-legend-value')].map(text),
        )
      await expect.poll(cards).toEqual(expected)
    },
  )

  it.each(RANGES)(
    'prints the figures of plain loops in the rows of a chart table of %s',
    async (_, range) => {
      drawn = await drawReferencePage(
        [
          {
            type: 'ChartTableWidget',
            config: {
              node_id: '1C00NEWY:0',
              selected_data_point_ids: newYork.map(({ id }) => id),
            },
          },
        ],
        range,
      )
      const expected = newYork.map((point) => {
        const { minimum, value, maximum } = figuresOf(point, range)
        const shown = { scalar: '', level: 'Leq ', sum: 'Total ' }[point.kind as string] ?? ''
        const none = point.kind === 'sum'
        const hidden = printedHidden(hiddenIn(point.series, range.from, range.to))
        return [
          none ? '–' : printed(minimum, PRECISION),
          value === null ? '–' : `${shown}${printed(value, PRECISION)}${hidden}`,
          none ? '–' : printed(maximum, PRECISION),
        ]
      })
      const rows = () =>
        [...(drawn?.container.querySelectorAll('tbody tr') ?? [])].map((row) =>
          [...row.querySelectorAll('td, th')].map(text).slice(3, 6),
        )
      await expect.poll(rows).toEqual(expected)
    },
  )

  it.each(RANGES)(
    'prints the figures of plain loops in the bars of a comparison of %s',
    async (_, range) => {
      const points = [lisbon[0], porto, newYork[0]].filter((point) => point !== undefined)
      drawn = await drawReferencePage(
        [
          {
            type: 'CompareDevicesWidget',
            config: {
              name: 'Comparison',
              node_id: points.map(({ nodeId }) => nodeId),
              selected_path: 'raw:0',
            },
          },
        ],
        range,
      )
      const expected = points.map((point) => {
        const { value } = figuresOf(point, range)
        return value === null ? '–' : `${printed(value, PRECISION)} µg/m³`
      })
      await expect
        .poll(() => texts('.compare-devices-value').toSorted())
        .toEqual(expected.toSorted())
    },
  )

  it('prints the figures of plain loops in a heat map, with one longer step for repeated hours', async () => {
    drawn = await drawReferencePage([HEATMAP], CHANGE_OF_CLOCKS)
    await expect.poll(tableCells).toEqual(HEATMAP_CELLS)
  })

  it('prints the figures of plain loops in the days of a calendar, by the clock of the device', async () => {
    const [point] = newYork
    if (point === undefined) throw new Error('expected a data point')
    const range = { from: START_MS + 30 * HOUR_MS, to: NOW_MS }
    const { nodeId, id, zone } = point
    drawn = await drawReferencePage(
      [{ type: 'CalendarPlotWidget', config: { node_id: nodeId, data_point_id: id } }],
      range,
    )
    const edges = edgesOf({ unit: 'day', zone }, range.from, range.to)
    const expected = edges.slice(1).map((to, at) => {
      const { value, count, coverage } = figuresOf(point, { from: edges[at] ?? 0, to })
      const none = count === 0 ? 'no reading' : 'too few readings'
      const share = coverage === null ? '–' : `${Math.floor(100 * coverage + 1e-9)}%`
      return [value === null ? none : `${printed(value, PRECISION)} µg/m³`, share]
    })
    await expect.poll(tableCells).toEqual(expected)
  })

  it('prints the figures of plain loops in the course of a day, by the clock of the device', async () => {
    const [point] = newYork
    if (point === undefined) throw new Error('expected a data point')
    const range = { from: START_MS, to: NOW_MS }
    const { nodeId, id, zone, series } = point
    drawn = await drawReferencePage(
      [{ type: 'TimeVariationWidget', config: { node_id: nodeId, data_point_id: id } }],
      range,
    )
    const { hour } = cyclesIn(series, zone, { ...range, now: NOW_MS })
    const expected = hour.map((figure) => {
      const { value, count, expected: due, coverage } = figure
      const share = coverage === null ? '' : `${Math.floor(100 * coverage + 1e-9)}%`
      const shown = value === null ? 'too few hours' : `${printed(value, PRECISION)} µg/m³`
      return [shown, `${count} of ${due} ${due === 1 ? 'hour' : 'hours'} (${share})`]
    })
    await expect
      .poll(() =>
        tableCells()
          .slice(0, 24)
          .map(([value, , hours]) => [value, hours]),
      )
      .toEqual(expected)

    const { sheets } = await readWorkbook(await savedWorkbook(drawn))
    const rows = (sheets[0]?.rows ?? []).filter((row) => row['C'] === 'Hour of the day')
    const comparison = createComparison()
    for (const [at, figure] of hour.entries()) {
      const row = rows[at] ?? {}
      const place = { seed: point.seed, where: `sheet, ${String(row['D'])}` }
      comparison.figure(place, 'value', figure.value, numberIn(row['F']))
      comparison.figure(place, 'low', figure.low, numberIn(row['G']), INTERVAL_TOLERANCE)
      comparison.figure(place, 'high', figure.high, numberIn(row['H']), INTERVAL_TOLERANCE)
      comparison.figure(place, 'count', figure.count, numberIn(row['K']))
      comparison.figure(place, 'expected', figure.expected, numberIn(row['L']))
    }
    expect(comparison.expectNone()).toBe(5 * 24)
  })

  it.each(ENDS)(
    'prints the figures of plain loops in the tiles of a device at %s',
    async (_, to) => {
      const points = [...lisbon, ...newYork]
      const nodeIds = ['1C00LISB:0', '1C00NEWY:0']
      const config = {
        name: 'Tiles',
        node_id: nodeIds,
        selected_data_point_ids: points.map(({ id }) => id),
      }
      drawn = await drawReferencePage(
        [
          { type: 'NodeWidget', config },
          { type: 'BlocksWidget', config },
        ],
        { from: to - HOUR_MS, to },
      )
      await expect
        .poll(() => tiles('.node-widget-figure'))
        .toEqual(points.map((point) => newestText(point, to)))
      const blocks = points.map((point) => newestText(point, to).replace('–', 'No value'))
      await expect.poll(() => tiles('.blocks-figure')).toEqual(blocks)
      const spans = points.flatMap((point) => {
        const { kind, series } = point
        const values = shownIn(series, to - 3 * HOUR_MS, to).map(({ value }) => value)
        if (kind === 'direction' || kind === 'boolean' || values.length === 0) return []
        const [minimum, maximum] = [Math.min(...values), Math.max(...values)]
        const decimals = decimalsOf(point)
        return `3 h: ${printed(minimum, decimals)} to ${printed(maximum, decimals)}`
      })
      await expect.poll(() => texts('.node-widget-span')).toEqual(spans)
    },
  )

  it('prints the figures of plain loops in the sectors of a wind rose', async () => {
    const [speed, direction, pollutant] = pointsOf('1C00MAST:0')
    if (speed === undefined || direction === undefined || pollutant === undefined) {
      throw new Error('expected three data points')
    }
    const range = { from: START_MS + 90 * HOUR_MS, to: NOW_MS - DAY_MS }
    drawn = await drawReferencePage(
      [
        {
          type: 'WindRoseWidget',
          config: {
            node_id: speed.nodeId,
            speed_data_point_id: speed.id,
            direction_data_point_id: direction.id,
            bins: '2-4-6',
          },
        },
      ],
      range,
    )
    const rose = plainRose({
      speed: speed.series,
      direction: direction.series,
      pollutant: pollutant.series,
      ...range,
      now: NOW_MS,
      sectors: 16,
      breaks: [2, 4, 6],
      isCorrected: true,
    })
    const expected = rose.sectors.map(({ percent }, sector) =>
      [...(rose.cells[sector] ?? []).map((cell) => cell.percent), percent].map(
        (share) => `${share.toFixed(2)}%`,
      ),
    )
    await expect.poll(() => tableCells().slice(0, 16)).toEqual(expected)
  })

  it('prints the figures of plain loops in tables, and in the workbook of the page', async () => {
    drawn = await drawReferencePage([HEATMAP, CHART_OF_TWO], CHANGE_OF_CLOCKS)
    // It asks for other steps once it knows its devices and its width.
    await expect.poll(tableCells).toEqual(HEATMAP_CELLS)
    await expect.poll(() => texts('.air-legend-value').includes('–')).toBe(false)
    await drawn.drawWith(<WidgetTable widgetId={HEATMAP.type} />)
    const oldest = stepsOf(HEATMAP_POINTS[0]).slice(0, 3)
    const reported = () =>
      [...(drawn?.container.querySelectorAll('.air-widget-tables tbody tr') ?? [])].map(text)
    for (const { figures } of oldest) {
      const value = figures.value === null ? '' : printed(figures.value, PRECISION)
      const words = `${value}${figures.count}${figures.expected}`
      await expect.poll(() => reported().some((row) => row.includes(words))).toBe(true)
    }

    const blob = await savedWorkbook(drawn)
    const { sheets } = await readWorkbook(blob)
    const comparison = createComparison()
    const [heatmap, chart] = sheets
    const stepRows = new Map(
      (heatmap?.rows ?? []).flatMap((row) => ('L' in row ? [[String(row['B']), row]] : [])),
    )
    const byTime = new Map([...stepRows].map(([iso, row]) => [Date.parse(iso), row]))
    for (const [which, point] of HEATMAP_POINTS.entries()) {
      const [value = '', count = '', expected = '', coverage = '', leftOut = ''] =
        ['DEFGH', 'IJKLM'][which] ?? ''
      for (const { startMs, endMs, figures } of stepsOf(point)) {
        const row = byTime.get(startMs) ?? {}
        const place = { seed: point.seed, where: `sheet, ${new Date(startMs).toISOString()}` }
        comparison.figure(place, 'value', figures.value, numberIn(row[value]))
        comparison.figure(place, 'count', figures.count, numberIn(row[count]))
        comparison.figure(place, 'expected', figures.expected, numberIn(row[expected]))
        comparison.figure(place, 'coverage', figures.coverage, numberIn(row[coverage]))
        const hidden = hiddenIn(point.series, startMs, endMs).reduce((sum, one) => sum + one, 0)
        comparison.figure(place, 'left out', hidden, numberIn(row[leftOut]))
      }
    }
    const readings = new Map(
      (chart?.rows ?? []).map((row) => [Date.parse(String(row['B'])), row] as const),
    )
    for (const [which, point] of HEATMAP_POINTS.entries()) {
      const { from, to } = CHANGE_OF_CLOCKS
      for (const { ts, value } of shownIn(point.series, from, to)) {
        const place = { seed: point.seed, where: `sheet, reading of ${new Date(ts).toISOString()}` }
        const cell = readings.get(ts)?.['CD'[which] ?? '']
        comparison.figure(place, 'value', value, numberIn(cell))
      }
    }
    expect(comparison.expectNone()).toBeGreaterThan(200)
  })
})

/** A day in Lisbon in which an hour comes twice. */
const CHANGE_OF_CLOCKS = { from: Date.UTC(2026, 9, 24, 16), to: Date.UTC(2026, 9, 25, 16) }
const HEATMAP_POINTS = [lisbon[0], porto].filter((point) => point !== undefined)
const nodeIds = HEATMAP_POINTS.map(({ nodeId }) => nodeId)
const pointIds = HEATMAP_POINTS.map(({ id }) => id)
const HEATMAP: PageWidget = {
  type: 'HeatmapWidget',
  config: {
    name: 'Heat map',
    node_id: nodeIds,
    data_point_id: pointIds,
    selected_path: 'raw:0',
  },
}
const CHART_OF_TWO: PageWidget = {
  type: 'ChartWidget',
  config: { name: 'Chart', node_id: nodeIds, selected_data_point_ids: pointIds },
}
const HEATMAP_CELLS = HEATMAP_POINTS.map((point) =>
  stepsOf(point).map(({ figures }) => cellText(figures)),
)

/** Steps of four readings of the slowest device, which reports every 30 minutes. */
function stepsOf(point: PagePoint | undefined) {
  const { from, to } = CHANGE_OF_CLOCKS
  const edges = edgesOf({ unit: 'hour', every: 2, zone: 'Europe/Lisbon' }, from, to)
  return edges.slice(1).map((end, at) => {
    const startMs = edges[at] ?? 0
    if (point === undefined) throw new Error('expected a data point')
    return { startMs, endMs: end, figures: figuresOf(point, { from: startMs, to: end }) }
  })
}

/** Cells of the tables that stand beside drawings, for who does not see those. */
const tableCells = (): string[][] =>
  [...(drawn?.container.querySelectorAll('.air-visually-hidden table tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map(text),
  )

const numberIn = (cell: string | number | undefined): number | null =>
  typeof cell === 'number' ? cell : null

/** The file that the page would hand to the browser. */
async function savedWorkbook({ widgetPage }: ReferencePage): Promise<Blob> {
  const saved: Blob[] = []
  const original = URL.createObjectURL
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob)
    return original.call(URL, blob)
  }
  try {
    await savePageWorkbook(widgetPage, {
      title: 'Reference',
      range: CHANGE_OF_CLOCKS,
      timezone: 'Europe/Lisbon',
      organization: 'City',
      locale: 'en_US',
    })
  } finally {
    URL.createObjectURL = original
  }
  const [blob] = saved
  if (blob === undefined) throw new Error('expected a workbook, got none')
  return blob
}

function cellText(figures: Figures): string {
  if (figures.count === 0) return 'no reading'
  const { value } = figures
  const shown = value === null ? 'too few readings' : `${printed(value, PRECISION)} µg/m³`
  return `${shown}, ${printedCoverage(figures)}`
}
