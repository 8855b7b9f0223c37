import {
  Plot,
  RoseCard,
  THEME_TOKENS,
  type PluginIntl,
  type RoseLegend,
  type ScaleBand,
  type WidgetProps,
} from '@airshed/kit'
import { useMemo } from 'react'
import type { PolarPlotConfig } from './config.ts'
import { noteText } from './noteText.ts'
import { meanBands, meanColor } from './polarColors.ts'
import { polarFigure, ringSpeeds } from './polarFigure.ts'
import { isAnyFew, type PolarModel } from './polarModel.ts'
import { polarTable } from './polarTable.ts'
import { cellText, speedUnit } from './polarText.ts'
import { findingsText } from './summary.ts'

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
  const rings = ringSpeeds(model.plot.edgeSpeed || 1)
  const heads = rings.map((speed) => `${intl.formatNumber(speed)} ${speedUnit(model)}`)
  return (
    <RoseCard
      size={size}
      legend={legendOf(model, bands, intl)}
      legendMinPx={LEGEND_MIN_PX}
      note={noteText(model, range, intl)}
      noteMinHeightPx={NOTE_MIN_HEIGHT_PX}
    >
      <Plot
        {...{ figure, theme }}
        label={intl.formatMessage({ id: 'plot' }, { name, findings: findingsText(model, intl) })}
        tell={({ trace, point }) =>
          trace === 0
            ? cellText(point, model, (mean) => meanColor(mean, bands) ?? 'transparent', intl)
            : null
        }
        table={{ label: name, ...polarTable(model, heads, rings, intl) }}
      />
    </RoseCard>
  )
}

function legendOf(model: PolarModel, bands: readonly ScaleBand[], intl: PluginIntl): RoseLegend {
  const { shortPresentName: parameter, unit } = model.pollutant
  const few = { color: '', word: intl.formatMessage({ id: 'legend.few' }), look: 'dotted' } as const
  return {
    title: intl.formatMessage({ id: 'legend' }, { parameter, unit }),
    entries: [
      ...bands.map(({ from, to, color }) => ({
        id: String(from),
        color,
        word: intl.formatMessage(
          { id: 'band' },
          { from: intl.formatNumber(from), to: intl.formatNumber(to) },
        ),
      })),
      ...(isAnyFew(model) ? [{ id: 'few', ...few }] : []),
    ],
    rest: intl.formatMessage({ id: 'legend.rings' }, { unit: speedUnit(model) }),
  }
}
