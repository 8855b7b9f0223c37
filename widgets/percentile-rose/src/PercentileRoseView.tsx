import {
  RoseCard,
  RoseChart,
  ShapeTable,
  useElementSize,
  type PluginIntl,
  type RoseLegend,
  type WidgetProps,
} from '@airshed/kit'
import { useMemo, useRef } from 'react'
import type { PercentileRoseConfig } from './config.ts'
import { noteText } from './noteText.ts'
import type { RoseModel } from './roseModel.ts'
import { bandColors, meanColorOf, roseSectors } from './rosePicture.ts'
import { roseTable } from './roseTable.ts'
import { sectorText } from './roseText.ts'
import { findingsText } from './summary.ts'

export interface PercentileRoseViewProps extends Pick<
  WidgetProps<PercentileRoseConfig>,
  'range' | 'size' | 'theme' | 'intl'
> {
  name: string
  /** With figures. */
  model: RoseModel
}

/** Minimum inner sizes (CSS px) that have space for the small print and the legend. */
const NOTE_MIN_HEIGHT_PX = 160
const LEGEND_MIN_PX = { beside: { width: 300, height: 110 }, below: { width: 180, height: 240 } }

/** The rose with its legend beside or below it, and what it is based on. */
export function PercentileRoseView(props: PercentileRoseViewProps) {
  const { name, model, range, size, theme, intl } = props
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(box)
  const sectors = useMemo(() => roseSectors(model, theme), [model, theme])
  const colors = bandColors(model.rose.percentiles.length, theme)
  const meanColor = meanColorOf(theme)
  const label = intl.formatMessage({ id: 'rose' }, { name, findings: findingsText(model, intl) })
  return (
    <RoseCard
      {...{ size, box }}
      legend={legendOf(model, colors, meanColor, intl)}
      legendMinPx={LEGEND_MIN_PX}
      note={noteText(model, range, intl)}
      noteMinHeightPx={NOTE_MIN_HEIGHT_PX}
      table={<ShapeTable label={name} {...roseTable(model, intl)} />}
    >
      {width === 0 || height === 0 ? null : (
        <RoseChart
          {...{ label, sectors, width, height }}
          tell={(index) => sectorText(index, model, colors, meanColor, intl)}
          writeRing={(value) => intl.formatNumber(value)}
          middle={null}
        />
      )}
    </RoseCard>
  )
}

/** @param colors of the bands, from the lowest percentile up */
function legendOf(
  { rose, dataPoint }: RoseModel,
  colors: readonly string[],
  meanColor: string,
  intl: PluginIntl,
): RoseLegend {
  const { shortPresentName: parameter, unit } = dataPoint
  const bands = rose.percentiles.map((percent, at) => ({
    id: String(percent),
    color: colors[at] ?? meanColor,
    word: intl.formatMessage(
      { id: at === 0 ? 'band.first' : 'band' },
      { from: rose.percentiles[at - 1] ?? 0, to: percent },
    ),
  }))
  const mean = { color: meanColor, word: intl.formatMessage({ id: 'mean' }), look: 'line' } as const
  return {
    title: intl.formatMessage({ id: 'legend' }, { parameter, unit }),
    entries: [...bands, { id: 'mean', ...mean }],
    rest: null,
  }
}
