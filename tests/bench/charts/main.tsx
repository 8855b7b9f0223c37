import { seriesPalette, TimeSeries } from '@airshed/charts'
import '@airshed/ui/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { IntlProvider } from 'react-intl'
import uPlot from 'uplot'
import { sampleSeries } from './series.ts'

declare global {
  interface Window {
    /** Draws `charts` charts of `series` × `points` and answers how many ms that took. */
    drawAirshed: (charts: number, series: number, points: number) => Promise<number>
    /** The same with uPlot alone. */
    drawBare: (charts: number, series: number, points: number) => Promise<number>
  }
}

const WIDTH = 800
const HEIGHT = 300
const palette = seriesPalette('light')
const host = document.getElementById('root')!

/** Until the frame in which the charts stand has been given to the screen. */
const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Other numbers for every chart: on a dashboard no two charts share theirs. */
const dataOf = (charts: number, series: number, points: number) =>
  Array.from({ length: charts }, (_, chart) =>
    Array.from({ length: series }, (__, index) => sampleSeries(points, chart * series + index + 1)),
  )

/**
 * Both sides begin alike: without the other's rubbish, which would be swept up in their time, and
 * at the start of a frame, because the end is one too and a frame lasts as long as a small chart.
 */
const settled = async (): Promise<void> => {
  globalThis.gc?.()
  await painted()
}

window.drawAirshed = async (charts, series, points) => {
  const models = dataOf(charts, series, points).map((data) =>
    data.map(({ times, values }, index) => ({
      id: `s${index}`,
      label: `Series ${index}`,
      times,
      values,
      unit: 'µg/m³',
      precision: 1,
      color: palette[index % palette.length]!,
    })),
  )
  const range = { from: 0, to: points * 1000 }
  const root: Root = createRoot(host)
  await settled()
  const startedMs = performance.now()
  flushSync(() =>
    root.render(
      <IntlProvider locale="en" onError={() => undefined}>
        {models.map((lines, index) => (
          <TimeSeries
            key={index}
            series={lines}
            range={range}
            timezone="UTC"
            theme="light"
            width={WIDTH}
            height={HEIGHT}
          />
        ))}
      </IntlProvider>,
    ),
  )
  await painted()
  const tookMs = performance.now() - startedMs
  root.unmount()
  await painted()
  return tookMs
}

window.drawBare = async (charts, series, points) => {
  // uPlot knows null as a gap, and seconds as time.
  const models = dataOf(charts, series, points).map(
    (data) =>
      [
        data[0]!.times.map((time) => time / 1000),
        ...data.map(({ values }) =>
          Array.from(values, (value) => (Number.isNaN(value) ? null : value)),
        ),
      ] as uPlot.AlignedData,
  )
  const options: uPlot.Options = {
    width: WIDTH,
    height: HEIGHT,
    scales: { x: { time: true } },
    series: [
      {},
      ...Array.from({ length: series }, (_, index) => ({
        stroke: palette[index % palette.length]!,
      })),
    ],
  }
  const plots: uPlot[] = []
  await settled()
  const startedMs = performance.now()
  for (const columns of models) plots.push(new uPlot(options, columns, host))
  await painted()
  const tookMs = performance.now() - startedMs
  for (const plot of plots) plot.destroy()
  await painted()
  return tookMs
}
