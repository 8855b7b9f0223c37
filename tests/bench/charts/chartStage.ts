import { sampleSeries, type SampleSeries } from './series.ts'

/** Width of every compared chart, CSS pixels. */
export const WIDTH_PX = 800
export const HEIGHT_PX = 300

/** One chart: its lines, all of equal length. */
export type ChartLines = readonly SampleSeries[]

/** Charts on the page. */
export interface DrawnCharts<Prepared> {
  /** Draws newer data in the same charts, at once. */
  update(prepared: Prepared): void
  close(): void
}

/** One way of drawing charts. */
export interface Painter<Prepared> {
  /** Converts the data to its own format. */
  prepare(charts: readonly ChartLines[]): Prepared
  /** Draws charts of {@link WIDTH_PX} × {@link HEIGHT_PX}, stacked vertically. */
  open(host: HTMLElement, prepared: Prepared): DrawnCharts<Prepared>
}

/** Number of charts, lines per chart, and points per line. */
export type ChartSizes = readonly [charts: number, series: number, points: number]

export interface ChartStage {
  /** Draws them, then removes them. @returns ms until they were painted */
  draw(painter: string, sizes: ChartSizes): Promise<number>
  /** Draws them, then feeds them once a second until `stop`, which removes them. */
  feed(painter: string, sizes: ChartSizes, seconds: number): Promise<void>
  stop(): Promise<void>
}

declare global {
  interface Window {
    chartStage: ChartStage
    /** Present if the browser exposes it. */
    gc?: () => void
  }
}

const host = document.getElementById('root')!
const SECOND_MS = 1000

/** Resolves once the frame that shows the charts has been painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * Puts all sides on an equal footing: no garbage left to be collected in their time, and at the
 * start of a frame, as the end is one too and a frame lasts as long as a small chart.
 */
const settled = async (): Promise<void> => {
  window.gc?.()
  await painted()
}

/** Other numbers for every chart: on a dashboard no two charts share theirs. */
const linesOf = ([charts, series, points]: ChartSizes): ChartLines[] =>
  Array.from({ length: charts }, (_, chart) =>
    Array.from({ length: series }, (__, index) => sampleSeries(points, chart * series + index + 1)),
  )

/** The part of all lines shown after this many seconds, in new arrays. */
const windowAt = (charts: readonly ChartLines[], second: number, points: number): ChartLines[] =>
  charts.map((lines) =>
    lines.map(({ times, values }) => ({
      times: times.slice(second, second + points),
      values: values.slice(second, second + points),
    })),
  )

/** Lets a benchmark draw with these painters, by name. */
export function installChartStage(painters: Readonly<Record<string, Painter<unknown>>>): void {
  let stop = async (): Promise<void> => {}
  const painterOf = (name: string): Painter<unknown> => {
    const painter = painters[name]
    if (painter === undefined)
      throw new Error(`expected one of ${Object.keys(painters).join(', ')}, got ${name}`)
    return painter
  }
  window.chartStage = {
    async draw(name, sizes) {
      const painter = painterOf(name)
      const prepared = painter.prepare(linesOf(sizes))
      await settled()
      const startedMs = performance.now()
      const drawn = painter.open(host, prepared)
      await painted()
      const tookMs = performance.now() - startedMs
      drawn.close()
      await painted()
      return tookMs
    },
    async feed(name, [charts, series, points], seconds) {
      const painter = painterOf(name)
      const lines = linesOf([charts, series, points + seconds])
      // Prepared beforehand: drawing is measured, not generating numbers.
      const steps = Array.from({ length: seconds + 1 }, (_, second) =>
        painter.prepare(windowAt(lines, second, points)),
      )
      const drawn = painter.open(host, steps[0])
      await settled()
      let second = 0
      const timer = setInterval(() => {
        second = Math.min(seconds, second + 1)
        drawn.update(steps[second])
      }, SECOND_MS)
      stop = async () => {
        clearInterval(timer)
        drawn.close()
        await painted()
      }
    },
    stop: () => stop(),
  }
}
