import { seriesPalette } from '@airshed/charts'
import uPlot from 'uplot'
import { HEIGHT_PX, WIDTH_PX, type Painter } from './chartStage.ts'
import { withNulls } from './series.ts'

const MS_PER_SECOND = 1000
const palette = seriesPalette('light')

/** uPlot alone, with nothing around it. */
export const barePainter: Painter<readonly uPlot.AlignedData[]> = {
  // It takes null for a gap, and time in seconds.
  prepare: (charts) =>
    charts.map((lines) => [
      lines[0]!.times.map((time) => time / MS_PER_SECOND),
      ...lines.map(({ values }) => withNulls(values)),
    ]),
  open(host, models) {
    const plots = models.map((columns) => {
      const options: uPlot.Options = {
        width: WIDTH_PX,
        height: HEIGHT_PX,
        scales: { x: { time: true } },
        series: [
          {},
          ...columns.slice(1).map((_, index) => ({ stroke: palette[index % palette.length]! })),
        ],
      }
      return new uPlot(options, columns, host)
    })
    return {
      update(next) {
        for (const [index, plot] of plots.entries()) plot.setData(next[index]!)
      },
      close() {
        for (const plot of plots) plot.destroy()
      },
    }
  },
}
