import { RoseChart, ShapeTable, useElementSize, type WidgetProps } from '@airshed/kit'
import { useMemo, useRef } from 'react'
import type { PercentileRoseConfig } from './config.ts'
import { noteWords } from './noteWords.ts'
import type { RoseModel } from './roseModel.ts'
import { bandColors, meanColorOf, roseSectors } from './rosePicture.ts'
import { roseTable } from './roseTable.ts'
import { sectorWords } from './roseWords.ts'
import { toldWords } from './summary.ts'
import './percentileRose.css'

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
/** The legend is beside the rose if the box is wider than high by this factor. */
const WIDE = 1.25
/** A rose is round: beside its legend it needs hardly more width than height. */
const BOX_SHARE = 1.2

/** The rose with its legend beside or below it, and what it is based on. */
export function PercentileRoseView(props: PercentileRoseViewProps) {
  const { name, model, range, size, theme, intl } = props
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(box)
  const sectors = useMemo(() => roseSectors(model, theme), [model, theme])
  const colors = bandColors(model.rose.percentiles.length, theme)
  const meanColor = meanColorOf(theme)
  const isWide = size.width > size.height * WIDE
  const legendMin = LEGEND_MIN_PX[isWide ? 'beside' : 'below']
  const note = noteWords(model, range, intl)
  const label = intl.formatMessage({ id: 'rose' }, { name, told: toldWords(model, intl) })
  return (
    <div className="percentile-rose-widget">
      <div className="percentile-rose-picture" data-wide={isWide}>
        <div
          className="percentile-rose-box"
          ref={box}
          style={isWide ? { maxWidth: size.height * BOX_SHARE } : {}}
        >
          {width === 0 || height === 0 ? null : (
            <RoseChart
              {...{ label, sectors, width, height }}
              tell={(index) => sectorWords(index, model, colors, meanColor, intl)}
              writeRing={(value) => intl.formatNumber(value)}
              middle={null}
            />
          )}
        </div>
        {size.width < legendMin.width || size.height < legendMin.height ? null : (
          <Legend {...{ model, colors, meanColor, intl }} />
        )}
      </div>
      {size.height < NOTE_MIN_HEIGHT_PX ? null : (
        <div className="percentile-rose-note" title={note}>
          {note}
        </div>
      )}
      <ShapeTable label={name} {...roseTable(model, intl)} />
    </div>
  )
}

interface LegendProps extends Pick<PercentileRoseViewProps, 'model' | 'intl'> {
  colors: readonly string[]
  meanColor: string
}

function Legend({ model: { rose, dataPoint }, colors, meanColor, intl }: LegendProps) {
  const { shortPresentName: parameter, unit } = dataPoint
  const title = intl.formatMessage({ id: 'legend' }, { parameter, unit })
  return (
    <div className="percentile-rose-legend">
      <div className="percentile-rose-legend-title">{title}</div>
      <ul aria-label={title}>
        {rose.percentiles.map((percent, at) => (
          <li key={percent}>
            <span
              className="percentile-rose-swatch"
              style={{ background: colors[at] }}
              aria-hidden
            />
            {intl.formatMessage(
              { id: at === 0 ? 'band.first' : 'band' },
              { from: rose.percentiles[at - 1] ?? 0, to: percent },
            )}
          </li>
        ))}
        <li>
          <span className="percentile-rose-line" style={{ background: meanColor }} aria-hidden />
          {intl.formatMessage({ id: 'mean' })}
        </li>
      </ul>
    </div>
  )
}
