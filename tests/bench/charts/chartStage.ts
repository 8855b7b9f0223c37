import { sampleSeries, type SampleSeries } from './series.ts'

/** CSS pixels of every chart that is compared. */
export const WIDTH_PX = 800
export const HEIGHT_PX = 300

/** One chart: its lines, all of one length. */
export type ChartLines = readonly SampleSeries[]

/** Charts that are drawn. */
export interface DrawnCharts<Prepared> {
  /** Draws newer data in the same charts, at once. */
  update(prepared: Prepared): void
  close(): void
}

/** One way of drawing charts. */
export interface Painter<Prepared> {
  /** The data in the form that it takes. */
  prepare(charts: readonly ChartLines[]): Prepared
  /** Draws charts of {@link WIDTH_PX} × {@link HEIGHT_PX} below one another. */
  open(host: HTMLElement, prepared: Prepared): DrawnCharts<Prepared>
}

/** How many charts, of how many lines, of how many points. */
export type ChartSizes = readonly [charts: number, series: number, points: number]

export interface ChartStage {
  /** Draws them and takes them away. @returns ms until they stood on the screen */
  draw(painter: string, sizes: ChartSizes): Promise<number>
  /** Draws them, then feeds them once a second until `stop`, which takes them away. */
  feed(painter: string, sizes: ChartSizes, seconds: number): Promise<void>
  stop(): Promise<void>
}

declare global {
  interface Window {
    chartStage: ChartStage
    /** There where the browser was told to show it. */
    gc?: () => void
  }
}

const host = document.getElementById('root')!
const SECOND_MS = 1000

/** Until the frame in which the charts stand has been given to the screen. */
const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * All sides begin alike: without the other's rubbish, which would be swept up in their time, and at
 * the start of a frame, because the end is one too and a frame lasts as long as a small chart.
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

/** The stretch of all lines that is shown after so many seconds, in arrays of its own. */
const windowAt = (charts: readonly ChartLines[], second: number, points: number): ChartLines[] =>
  charts.map((lines) =>
    lines.map(({ times, values }) => ({
      times: times.slice(second, second + points),
      values: values.slice(second, second + points),
    })),
  )

/** Lets a benchmark draw with these painters, by their names. */
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
      // Ready before: what is measured is the drawing, not the making of numbers.
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
