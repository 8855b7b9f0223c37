import { ColumnChart, seriesPalette, useElementSize, type WidgetProps } from '@airshed/kit'
import { useRef } from 'react'
import type { DevicesOnlineConfig } from './config.ts'
import { hourLabels } from './hourLabels.ts'
import { OTHER_TYPES, type OnlineHours } from './onlineHours.ts'
import './devicesOnline.css'

export interface DevicesOnlineViewProps
  extends OnlineHours, Pick<WidgetProps<DevicesOnlineConfig>, 'size' | 'theme' | 'intl'> {}

/** From these inner heights (CSS px) on there is room for one row of the legend, and for two. */
const LEGEND_MIN_HEIGHT_PX = 90
const TWO_ROWS_MIN_HEIGHT_PX = 160

/** A stacked column for each hour; the types with their present numbers above. */
export function DevicesOnlineView({ hours, types, size, theme, intl }: DevicesOnlineViewProps) {
  const box = useRef<HTMLDivElement>(null)
  const plot = useElementSize(box)
  const palette = seriesPalette(theme)
  const categories = types.map((type, index) => ({
    id: type,
    label: type === OTHER_TYPES ? intl.formatMessage({ id: 'types.other' }) : type,
    color: palette[index % palette.length] ?? 'currentColor',
  }))
  const { labels, every } = hourLabels(
    hours.map(({ atMs }) => atMs),
    plot.width,
    intl.locale,
    intl.timeZone ?? 'UTC',
  )
  const columns = hours.map(({ atMs, counts }, index) => ({
    id: String(atMs),
    label: labels[index] ?? '',
    values: { ...counts },
  }))
  const running = hours.at(-1)
  return (
    <div className="devices-online-widget">
      {size.height < LEGEND_MIN_HEIGHT_PX ? null : (
        <ul
          className="devices-online-legend"
          data-rows={size.height < TWO_ROWS_MIN_HEIGHT_PX ? 1 : 2}
          aria-label={intl.formatMessage({ id: 'legend' })}
        >
          {categories.map(({ id, label, color }) => (
            <li key={id}>
              <span className="devices-online-swatch" style={{ background: color }} />
              <span>{label}</span>
              <span className="devices-online-count">
                {intl.formatNumber(running?.counts[id] ?? 0)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="devices-online-plot" ref={box}>
        <ColumnChart
          label={intl.formatMessage({ id: 'title' })}
          labelEvery={every}
          {...{ columns, categories, ...plot }}
        />
      </div>
    </div>
  )
}
