import { seriesPalette, TimeSeries, type ChartRange, type ChartSeries } from '@airshed/charts'
import '@airshed/ui/styles.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { HEIGHT_PX, WIDTH_PX, type Painter } from './chartStage.ts'

interface Model {
  series: readonly ChartSeries[]
  range: ChartRange
}

const palette = seriesPalette('light')

/** This project's chart. */
export const airshedPainter: Painter<readonly Model[]> = {
  prepare: (charts) =>
    charts.map((lines) => ({
      series: lines.map(({ times, values }, index) => ({
        id: `s${index}`,
        label: `Series ${index}`,
        times,
        values,
        unit: 'µg/m³',
        precision: 1,
        color: palette[index % palette.length]!,
      })),
      range: { from: lines[0]!.times[0]!, to: lines[0]!.times.at(-1)! },
    })),
  open(host, models) {
    const root = createRoot(host)
    const draw = (shown: readonly Model[]): void =>
      flushSync(() =>
        root.render(
          <IntlProvider locale="en" onError={() => undefined}>
            {shown.map(({ series, range }, index) => (
              <TimeSeries
                key={index}
                {...{ series, range }}
                timezone="UTC"
                theme="light"
                width={WIDTH_PX}
                height={HEIGHT_PX}
              />
            ))}
          </IntlProvider>,
        ),
      )
    draw(models)
    return { update: draw, close: () => root.unmount() }
  },
}
