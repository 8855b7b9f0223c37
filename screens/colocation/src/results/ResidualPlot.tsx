import type { ClassResiduals } from '@airshed/console-kit'
import { Plot, THEME_TOKENS, type PlotPlace, type PluginIntl, type Theme } from '@airshed/kit'
import { useMemo } from 'react'
import { figure, withUnit } from './figureText.ts'
import { residualFigure } from './residualFigure.ts'

export interface ResidualPlotProps {
  by: 'temperature' | 'humidity'
  residuals: ClassResiduals
  /** Unit of the sensor. */
  unit: string
  intl: PluginIntl
  theme: Theme
}

/** What the line leaves unexplained, by temperature or humidity. */
export function ResidualPlot({ by, residuals, unit, intl, theme }: ResidualPlotProps) {
  const title = intl.formatMessage({ id: `residuals.${by}` })
  const drawn = useMemo(() => {
    const names = {
      grouping: intl.formatMessage({ id: `axis.${by}` }, { unit: residuals.unit }),
      residual: intl.formatMessage({ id: 'axis.residual' }, { unit }),
    }
    return residualFigure(residuals, names, theme)
  }, [by, residuals, unit, intl, theme])
  const rowAt = (point: number) => {
    const bin = residuals.bins[point]
    if (bin === undefined) return null
    const [low, high] = [figure(bin.from, intl), figure(bin.to, intl)]
    const written = intl.formatMessage({ id: 'interval' }, { low, high })
    return {
      id: String(bin.from),
      name: withUnit(written, residuals.unit),
      mean: withUnit(figure(bin.mean, intl), unit),
      deviation: withUnit(figure(bin.deviation, intl), unit),
      count: intl.formatNumber(bin.count),
    }
  }
  const heads = ['mean', 'deviation', 'count'] as const
  const head = heads.map((id) => intl.formatMessage({ id: `residuals.${id}` }))
  return (
    <figure className="colocation-residuals">
      <figcaption>{title}</figcaption>
      <div className="colocation-plot">
        <Plot
          label={title}
          figure={drawn}
          theme={theme}
          hasLegend={false}
          tell={({ trace, point }: PlotPlace) => {
            const row = trace === 0 ? rowAt(point) : null
            if (row === null) return null
            const color = THEME_TOKENS[theme].series1
            const rows = heads.map((id, at) => ({ name: head[at] ?? '', color, value: row[id] }))
            const told = rows.map(({ name, value }) => `${name} ${value}`).join(', ')
            return { title: row.name, rows, sentence: `${row.name}: ${told}` }
          }}
          table={{
            label: title,
            head,
            rows: residuals.bins.flatMap((_, at) => {
              const row = rowAt(at)
              if (row === null) return []
              return [{ id: row.id, name: row.name, cells: heads.map((id) => row[id]) }]
            }),
          }}
        />
      </div>
    </figure>
  )
}
