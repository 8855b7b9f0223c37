import { PlaceLink, type HeatGridRow, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import { cellLook, scaleOf, type CellLook } from './cellColors.ts'
import type { HeatmapConfig } from './config.ts'
import { HeatmapLegend } from './HeatmapLegend.tsx'
import type { HeatmapModel } from './heatmapModel.ts'
import { HeatmapPlot } from './HeatmapPlot.tsx'
import { HeatmapTable } from './HeatmapTable.tsx'
import { legendEntries } from './legendEntries.ts'
import { noteWords } from './noteWords.ts'
import { shortNames } from './shortNames.ts'
import './heatmap.css'

export interface HeatmapViewProps extends Pick<
  WidgetProps<HeatmapConfig>,
  'range' | 'size' | 'theme' | 'intl' | 'actions'
> {
  name: string
  /** With at least one cell that has readings. */
  model: HeatmapModel
}

/** From these inner sizes (CSS px) on the legend and the small print have room. */
const LEGEND_MIN_HEIGHT_PX = 110
const NOTE_MIN_HEIGHT_PX = 140
/** Below these the legend has only the colours that can be seen, without their spans. */
const ROOMY_FROM_PX = { width: 320, height: 160 }

/** The grid, what its colours mean, and what its values are. */
export function HeatmapView(props: HeatmapViewProps) {
  const { name, model, range, size, theme, intl, actions } = props
  const { devices } = model
  const bands = useMemo(() => scaleOf(devices, theme), [devices, theme])
  const looks = useMemo(
    () => devices.map((one) => one.cells.map((cell) => cellLook(cell, one, bands, intl.locale))),
    [devices, bands, intl.locale],
  )
  const isNarrow = size.width < ROOMY_FROM_PX.width
  const rows = useMemo(() => {
    const names = devices.map((device) => device.name)
    const heads = isNarrow ? shortNames(names) : names
    return devices.map(({ nodeId, dataPointId, name: device }, index): HeatGridRow => ({
      id: nodeId,
      name: heads[index] ?? device,
      cells: looks[index] ?? NO_LOOKS,
      head: (
        <PlaceLink
          to={{ to: 'device-monitor', nodeId, dataPointId }}
          title={intl.formatMessage({ id: 'row.monitor' }, { name: device })}
          className="heatmap-widget-device"
          actions={actions}
        >
          {heads[index]}
        </PlaceLink>
      ),
    }))
  }, [devices, looks, isNarrow, intl, actions])
  const entries = useMemo(() => legendEntries(model, bands, intl), [model, bands, intl])
  const isRoomy = size.width >= ROOMY_FROM_PX.width && size.height >= ROOMY_FROM_PX.height
  const seen = new Set(looks.flat().map(({ color }) => color))
  const told = isRoomy ? entries : entries.filter(({ color }) => color !== null && seen.has(color))
  const note = noteWords(model, intl)
  return (
    <div className="heatmap-widget">
      <HeatmapPlot {...{ name, model, looks, rows, range, theme, intl, actions }} />
      {size.height < LEGEND_MIN_HEIGHT_PX ? null : (
        <HeatmapLegend entries={told} hasSpans={isRoomy} intl={intl} />
      )}
      {size.height < NOTE_MIN_HEIGHT_PX ? null : (
        <div className="heatmap-widget-note" title={note}>
          {note}
        </div>
      )}
      <HeatmapTable {...{ name, model, intl }} />
    </div>
  )
}

const NO_LOOKS: readonly CellLook[] = []
