import type { ColocatedSensor, Colocation } from '@airshed/console-kit'
import {
  Plot,
  THEME_TOKENS,
  timeFormat,
  type PlotPlace,
  type PlotWords,
  type PluginIntl,
  type Theme,
} from '@airshed/kit'
import { useMemo } from 'react'
import { figure, lineText, rSquaredText, withUnit } from './figureText.ts'
import { scatterFigure } from './scatterFigure.ts'

export interface ScatterPlotProps {
  study: Colocation
  sensor: ColocatedSensor
  name: string
  intl: PluginIntl
  theme: Theme
}

/** The sensor (y) against the reference (x), with the line through the pairs and the 1:1 line. */
export function ScatterPlot({ study, sensor, name, intl, theme }: ScatterPlotProps) {
  const { unit } = study
  const line =
    sensor.line === null
      ? null
      : lineText({ slope: sensor.line.slope.value, intercept: sensor.line.intercept.value }, intl)
  const drawn = useMemo(() => {
    const text = (id: string) => intl.formatMessage({ id }, { unit })
    const names = {
      reference: text('axis.reference'),
      sensor: text('axis.sensor'),
      line: text('line.name'),
      identity: text('identity'),
    }
    return scatterFigure(sensor, names, theme)
  }, [sensor, unit, intl, theme])
  const label = intl.formatMessage(
    { id: 'scatter' },
    { name, count: sensor.count, line: line ?? intl.formatMessage({ id: 'line.none' }) },
  )
  return (
    <div className="colocation-plot">
      <Plot
        label={label}
        figure={drawn}
        theme={theme}
        tell={(place) => pairWords(place, { study, sensor, intl, theme })}
        table={{
          label: name,
          head: [intl.formatMessage({ id: 'table.value' })],
          rows: [
            {
              id: 'count',
              name: intl.formatMessage({ id: 'figure.count' }),
              cells: [intl.formatNumber(sensor.count)],
            },
            {
              id: 'line',
              name: intl.formatMessage({ id: 'line.name' }),
              cells: [line ?? '–'],
            },
            {
              id: 'rSquared',
              name: intl.formatMessage({ id: 'figure.rSquared' }),
              cells: [rSquaredText(sensor.line?.rSquared ?? null, intl)],
            },
          ],
        }}
      />
    </div>
  )
}

function pairWords(
  { trace, point }: PlotPlace,
  { study, sensor, intl, theme }: Omit<ScatterPlotProps, 'name'>,
): PlotWords | null {
  const { points } = sensor
  const [start, x, y] = [points?.start[point], points?.x[point], points?.y[point]]
  if (trace !== 0 || start === undefined || x === undefined || y === undefined) return null
  const title = timeFormat(intl.locale, study.timezone).dateTimeOfYear(start)
  const color = THEME_TOKENS[theme].series1
  const row = (id: string, value: number) => ({
    name: intl.formatMessage({ id }),
    color,
    value: withUnit(figure(value, intl), study.unit),
  })
  const rows = [row('point.reference', x), row('point.sensor', y)]
  const told = rows.map(({ name, value }) => `${name} ${value}`).join(', ')
  return { title, rows, sentence: `${title}: ${told}` }
}
