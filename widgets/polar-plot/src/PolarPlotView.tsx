import { Plot, THEME_TOKENS, type ScaleBand, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import type { PolarPlotConfig } from './config.ts'
import { noteWords } from './noteWords.ts'
import { meanBands, meanColor } from './polarColors.ts'
import { polarFigure, ringSpeeds } from './polarFigure.ts'
import { isAnyFew, type PolarModel } from './polarModel.ts'
import { polarTable } from './polarTable.ts'
import { cellWords, speedUnit } from './polarWords.ts'
import { toldWords } from './summary.ts'
import './polarPlot.css'

export interface PolarPlotViewProps extends Pick<
  WidgetProps<PolarPlotConfig>,
  'range' | 'size' | 'theme' | 'intl'
> {
  name: string
  /** With figures. */
  model: PolarModel
}

/** Minimum inner sizes (CSS px) that have space for the small print and the legend. */
const NOTE_MIN_HEIGHT_PX = 160
const LEGEND_MIN_PX = { beside: { width: 300, height: 110 }, below: { width: 180, height: 240 } }
/** Below this size of the plot only one ring is labelled. */
const NARROW_BELOW_PX = 220
/** The legend is beside the plot if the box is wider than high by this factor. */
const WIDE = 1.25
/** A compass is round: beside its legend it needs hardly more width than height. */
const BOX_SHARE = 1.2

/** Colours go from pale to dark in the light theme, and the other way round in the dark one. */
const dotColorsOf = (theme: PolarPlotViewProps['theme']): readonly [string, string] => [
  THEME_TOKENS[theme].text,
  THEME_TOKENS[theme].surface,
]

/** The means by wind with their legend, and what they are based on. */
export function PolarPlotView({ name, model, range, size, theme, intl }: PolarPlotViewProps) {
  const { locale } = intl
  const isNarrow = Math.min(size.width, size.height) < NARROW_BELOW_PX
  const bands = useMemo(() => meanBands(model.plot, theme), [model, theme])
  const figure = useMemo(
    () =>
      polarFigure(model, {
        bands,
        ringColor: THEME_TOKENS[theme].muted,
        dotColors: dotColorsOf(theme),
        locale,
        isNarrow,
      }),
    [model, bands, theme, locale, isNarrow],
  )
  const isWide = size.width > size.height * WIDE
  const legendMin = LEGEND_MIN_PX[isWide ? 'beside' : 'below']
  const note = noteWords(model, range, intl)
  const rings = ringSpeeds(model.plot.edgeSpeed || 1)
  const heads = rings.map((speed) => `${intl.formatNumber(speed)} ${speedUnit(model)}`)
  return (
    <div className="polar-plot-widget">
      <div className="polar-plot-picture" data-wide={isWide}>
        <div className="polar-plot-box" style={isWide ? { maxWidth: size.height * BOX_SHARE } : {}}>
          <Plot
            {...{ figure, theme }}
            label={intl.formatMessage({ id: 'plot' }, { name, told: toldWords(model, intl) })}
            tell={({ trace, point }) =>
              trace === 0
                ? cellWords(point, model, (mean) => meanColor(mean, bands) ?? 'transparent', intl)
                : null
            }
            table={{ label: name, ...polarTable(model, heads, rings, intl) }}
          />
        </div>
        {size.width < legendMin.width || size.height < legendMin.height ? null : (
          <Legend {...{ model, bands, intl }} />
        )}
      </div>
      {size.height < NOTE_MIN_HEIGHT_PX ? null : (
        <div className="polar-plot-note" title={note}>
          {note}
        </div>
      )}
    </div>
  )
}

interface LegendProps extends Pick<PolarPlotViewProps, 'model' | 'intl'> {
  bands: readonly ScaleBand[]
}

function Legend({ model, bands, intl }: LegendProps) {
  const { shortPresentName: parameter, unit } = model.pollutant
  const title = intl.formatMessage({ id: 'legend' }, { parameter, unit })
  return (
    <div className="polar-plot-legend">
      <div className="polar-plot-legend-title">{title}</div>
      <ul aria-label={title}>
        {bands.map(({ from, to, color }) => (
          <li key={from}>
            <span className="polar-plot-swatch" style={{ background: color }} aria-hidden />
            {intl.formatMessage(
              { id: 'band' },
              { from: intl.formatNumber(from), to: intl.formatNumber(to) },
            )}
          </li>
        ))}
        {isAnyFew(model) ? (
          <li>
            <span className="polar-plot-swatch polar-plot-dotted" aria-hidden />
            {intl.formatMessage({ id: 'legend.few' })}
          </li>
        ) : null}
      </ul>
      <div className="polar-plot-legend-title">
        {intl.formatMessage({ id: 'legend.rings' }, { unit: speedUnit(model) })}
      </div>
    </div>
  )
}
