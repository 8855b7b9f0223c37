import { colorOfParameter, Plot, type PlotPlace, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { ScatterConfig } from './config.ts'
import { equationText, figuresOf, type Figure } from './figureText.ts'
import { lineColors } from './lineColors.ts'
import { noteText } from './noteText.ts'
import { pointText } from './pointText.ts'
import { linesOf, type Scatter } from './scatter.ts'
import { scatterFigure } from './scatterFigure.ts'
import { findingsText } from './summary.ts'
import './scatter.css'

export interface ScatterViewProps extends Pick<
  WidgetProps<ScatterConfig>,
  'config' | 'range' | 'size' | 'theme' | 'intl'
> {
  name: string
  /** With at least one pair. */
  scatter: Scatter
}

/** Minimum inner heights (CSS px) that have space for the figures and the small print. */
const FIGURES_FROM_PX = 130
const NOTE_FROM_PX = 190

/** Shown in a line below the plot; the table has all of them. */
const IN_LINE: readonly Figure['id'][] = ['rSquared', 'count', 'rmse', 'bias']

/** The pairs and the lines through them, their equations, and what it is based on. */
export function ScatterView({ name, scatter, config, range, size, theme, intl }: ScatterViewProps) {
  const color = colorOfParameter(scatter.y.dataPoint.path, theme)
  const hasIdentity = config.identity ?? true
  const lines = useMemo(() => linesOf({ line: config.line }, scatter), [config.line, scatter])
  const figure = useMemo(
    () =>
      scatterFigure(scatter, { theme, color, lines, hasIdentity, ...lineColors(scatter, theme) }),
    [scatter, theme, color, lines, hasIdentity],
  )
  const { lineColor, identityColor } = lineColors(scatter, theme)
  const isIdentityShown = figure.traces.some(({ id }) => id === 'identity')
  const figures = figuresOf(lines, scatter, intl)
  const note = noteText(config, scatter, range, intl)
  const label = intl.formatMessage(
    { id: 'plot' },
    { name, findings: findingsText(lines, scatter, intl) },
  )
  return (
    <div className="scatter-widget">
      <div className="scatter-plot">
        <Plot
          {...{ label, figure, theme }}
          tell={(place: PlotPlace) => pointText(place, scatter, color, intl)}
          table={{
            label: name,
            head: [intl.formatMessage({ id: 'table.value' })],
            rows: figures.map(({ id, value }) => ({
              id,
              name: intl.formatMessage({ id: `figure.${id}` }),
              cells: [value],
            })),
          }}
        />
      </div>
      {size.height < FIGURES_FROM_PX ? null : (
        <div className="scatter-figures">
          {lines.map((line, at) => (
            <span key={line.id} className="scatter-equation" data-dashed={at > 0}>
              <i style={{ borderColor: lineColor }} aria-hidden />
              {equationText(line, scatter, intl)}
            </span>
          ))}
          {isIdentityShown ? (
            <span className="scatter-identity">
              <i style={{ borderColor: identityColor }} aria-hidden />
              {intl.formatMessage({ id: 'identity' })}
            </span>
          ) : null}
          {figures
            .filter(({ id }) => IN_LINE.includes(id))
            .map(({ id, value }) => (
              <span key={id}>
                <span className="scatter-name">{intl.formatMessage({ id: `short.${id}` })}</span>{' '}
                {value}
              </span>
            ))}
        </div>
      )}
      {size.height < NOTE_FROM_PX ? null : (
        <div className="scatter-note" title={note}>
          {note}
        </div>
      )}
    </div>
  )
}
