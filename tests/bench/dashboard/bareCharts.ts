import { seriesPalette } from '@airshed/charts'
import uPlot from 'uplot'
import { FLEET_NODE_IDS, pointOf, READING_EVERY_MS, readingAt, readingsIn } from '../stage/fleet.ts'
import { painted } from './frames.ts'

const SECOND_MS = 1000
const RANGE_MS = 3 * 3_600_000
const palette = seriesPalette('light')

/** Bare uPlot charts, fed like those of the dashboard. */
export interface BareCharts {
  feed(): void
  close(): Promise<void>
}

export interface BareOptions {
  charts: number
  /** CSS pixels per chart. */
  width: number
  height: number
}

/** Draws the same readings as the dashboard of charts, at the size of its charts. */
export async function openBareCharts({ charts, width, height }: BareOptions): Promise<BareCharts> {
  const host = document.getElementById('root')!
  const nowMs = Math.floor(Date.now() / SECOND_MS) * SECOND_MS
  const shown = Array.from({ length: charts }, (_, index) => {
    const nodeId = FLEET_NODE_IDS[index % FLEET_NODE_IDS.length]!
    const ids = (['132:5', '132:7', '131:10'] as const).map((path) => pointOf(nodeId, path))
    const history = ids.map((id) => readingsIn(id, nowMs - RANGE_MS, nowMs))
    const times = history[0]!.map(([time]) => time)
    const columns = history.map((readings) => readings.map(([, value]) => value))
    const plot = new uPlot(
      {
        width,
        height,
        ms: 1,
        scales: { x: { time: true } },
        series: [{}, ...ids.map((__, line) => ({ stroke: palette[line]! }))],
      },
      [times, ...columns] as uPlot.AlignedData,
      host,
    )
    return { plot, ids, times, columns }
  })
  await painted()
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    feed() {
      timer = setInterval(() => {
        const atMs = Math.floor(Date.now() / SECOND_MS) * SECOND_MS
        for (const { plot, ids, times, columns } of shown) {
          times.push(atMs)
          for (const [line, id] of ids.entries()) columns[line]!.push(readingAt(id, atMs)[1])
          if (times[0]! < atMs - RANGE_MS - READING_EVERY_MS) {
            times.shift()
            for (const column of columns) column.shift()
          }
          plot.setData([times, ...columns] as uPlot.AlignedData)
        }
      }, SECOND_MS)
    },
    async close() {
      clearInterval(timer)
      for (const { plot } of shown) plot.destroy()
      await painted()
    },
  }
}
