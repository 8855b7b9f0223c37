import {
  ColumnChart,
  seriesPalette,
  THEME_TOKENS,
  useElementSize,
  type WidgetProps,
} from '@airshed/kit'
import { useRef } from 'react'
import type { DevicesOnlineConfig } from './config.ts'
import { hourMarks } from './hourMarks.ts'
import { OTHER_TYPES, sharesOfHours, type OnlineHours } from './onlineHours.ts'
import './devicesOnline.css'

export interface DevicesOnlineViewProps
  extends OnlineHours, Pick<WidgetProps<DevicesOnlineConfig>, 'size' | 'theme' | 'intl'> {
  /** Device type → devices that are online now. */
  now: Readonly<Record<string, number>>
  /** Time up to which the hours are known, ms UTC: the last one may not be over. */
  asOfMs: number
}

/** Minimum inner heights (CSS px) at which the legend may take one row, two, three. */
const ROWS_FROM_PX = [90, 160, 240]
const LEGEND_ROW_PX = 20

/** A stacked column for each hour, the current one hatched; above it the types with those online now. */
export function DevicesOnlineView(props: DevicesOnlineViewProps) {
  const { hours, types, now, asOfMs, size, theme, intl } = props
  const box = useRef<HTMLDivElement>(null)
  const plot = useElementSize(box)
  const palette = seriesPalette(theme)
  const categories = types.map((type, index) => ({
    id: type,
    label: type === OTHER_TYPES ? intl.formatMessage({ id: 'types.other' }) : type,
    color: (type === OTHER_TYPES ? undefined : palette[index]) ?? THEME_TOKENS[theme].muted,
  }))
  const { labels, marks } = hourMarks(
    hours.map(({ atMs }) => atMs),
    plot.width,
    intl.locale,
    intl.timeZone ?? 'UTC',
  )
  const shares = sharesOfHours(hours, asOfMs)
  const columns = hours.map(({ atMs, counts }, index) => {
    const share = shares[index] ?? 1
    const time = labels[index] ?? ''
    return {
      id: String(atMs),
      label: share < 1 ? intl.formatMessage({ id: 'hour.running' }, { time }) : time,
      values: { ...counts },
      share,
    }
  })
  const marksById = new Map(
    [...marks].map(([index, words]) => [columns[index]?.id ?? '', words] as const),
  )
  const legendRows = ROWS_FROM_PX.filter((heightPx) => size.height >= heightPx).length
  return (
    <div className="devices-online-widget">
      {legendRows === 0 ? null : (
        <ul
          className="devices-online-legend"
          style={{ maxHeight: legendRows * LEGEND_ROW_PX }}
          aria-label={intl.formatMessage({ id: 'legend' })}
        >
          {categories.map(({ id, label, color }) => (
            <li key={id}>
              <span className="devices-online-swatch" style={{ background: color }} />
              <span>{label}</span>
              <span className="devices-online-count">{intl.formatNumber(now[id] ?? 0)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="devices-online-plot" ref={box}>
        <ColumnChart
          label={intl.formatMessage({ id: 'title' })}
          marks={marksById}
          {...{ columns, categories, ...plot }}
        />
      </div>
    </div>
  )
}
