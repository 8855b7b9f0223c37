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

const dataOf = (series: number, points: number) =>
  Array.from({ length: series }, (_, index) => sampleSeries(points, index + 1))

window.drawAirshed = async (charts, series, points) => {
  const data = dataOf(series, points)
  const lines = data.map(({ times, values }, index) => ({
    id: `s${index}`,
    label: `Series ${index}`,
    times,
    values,
    unit: 'µg/m³',
    precision: 1,
    color: palette[index % palette.length]!,
  }))
  const range = { from: 0, to: points * 1000 }
  const root: Root = createRoot(host)
  const startedMs = performance.now()
  flushSync(() =>
    root.render(
      <IntlProvider locale="en" onError={() => undefined}>
        {Array.from({ length: charts }, (_, index) => (
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
  const data = dataOf(series, points)
  // uPlot knows null as a gap, and seconds as time.
  const columns = [
    data[0]!.times.map((time) => time / 1000),
    ...data.map(({ values }) =>
      Array.from(values, (value) => (Number.isNaN(value) ? null : value)),
    ),
  ] as uPlot.AlignedData
  const options: uPlot.Options = {
    width: WIDTH,
    height: HEIGHT,
    scales: { x: { time: true } },
    series: [{}, ...data.map((_, index) => ({ stroke: palette[index % palette.length]! }))],
  }
  const plots: uPlot[] = []
  const startedMs = performance.now()
  for (let index = 0; index < charts; index += 1) plots.push(new uPlot(options, columns, host))
  await painted()
  const tookMs = performance.now() - startedMs
  for (const plot of plots) plot.destroy()
  await painted()
  return tookMs
}
