import { HeatGrid, useElementSize, type HeatGridRow, type WidgetProps } from '@airshed/kit'
import { useRef, useSyncExternalStore } from 'react'
import type { CellLook } from './cellColors.ts'
import { cellText } from './cellText.ts'
import type { HeatmapConfig } from './config.ts'
import type { HeatmapModel } from './heatmapModel.ts'
import { lengthText } from './stepText.ts'

export interface HeatmapPlotProps extends Pick<
  WidgetProps<HeatmapConfig>,
  'theme' | 'intl' | 'actions'
> {
  name: string
  model: HeatmapModel
  /** Looks of the cells, by device and bin. */
  looks: readonly (readonly CellLook[])[]
  /** Keep the same array while its content is unchanged. */
  rows: readonly HeatGridRow[]
}

const NO_SUBSCRIPTION = (): (() => void) => () => undefined
const NOWHERE = (): null => null
const NOTHING = { title: '', rows: [], sentence: '' }

/** The grid, in the remaining space; only this part follows the pointer of the page. */
export function HeatmapPlot(props: HeatmapPlotProps) {
  const { name, model, looks, rows, theme, intl, actions } = props
  const { devices, edges, step, timezone } = model
  const { hoverTime } = actions
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(box)
  const pointedTime = useSyncExternalStore(
    hoverTime?.subscribe ?? NO_SUBSCRIPTION,
    hoverTime?.get ?? NOWHERE,
  )
  // Only whole steps: the first begins before the range, and the last ends after it.
  const range = { from: edges[0] ?? 0, to: edges.at(-1) ?? 0 }
  const period = lengthText(step, intl)
  const label = intl.formatMessage(
    { id: 'grid' },
    { name, devices: devices.length, bins: edges.length - 1, period },
  )
  return (
    <div className="heatmap-widget-grid" ref={box}>
      {width === 0 || height === 0 ? null : (
        <HeatGrid
          timezone={timezone}
          tell={(row, bin) => {
            const device = devices[row]
            return device === undefined
              ? NOTHING
              : cellText(model, device, bin, looks[row]?.[bin] ?? null, intl)
          }}
          hoverTime={pointedTime}
          {...(hoverTime === undefined ? {} : { onHoverTime: hoverTime.set })}
          {...{ label, rows, edges, range, theme, width, height }}
        />
      )}
    </div>
  )
}
