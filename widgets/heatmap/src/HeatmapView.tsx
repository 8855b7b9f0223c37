import { FaultNote, PlaceLink, type HeatGridRow, type WidgetProps } from '@airshed/kit'
import { useMemo } from 'react'
import { cellLook, scaleOf, type CellLook } from './cellColors.ts'
import type { HeatmapConfig } from './config.ts'
import { HeatmapLegend, LINE_PX } from './HeatmapLegend.tsx'
import type { HeatmapModel } from './heatmapModel.ts'
import { HeatmapPlot } from './HeatmapPlot.tsx'
import { HeatmapTable } from './HeatmapTable.tsx'
import { legendEntries, withoutSpans } from './legendEntries.ts'
import { noteText, unfitText } from './noteText.ts'
import { shortNames } from './shortNames.ts'
import './heatmap.css'

export interface HeatmapViewProps extends Pick<
  WidgetProps<HeatmapConfig>,
  'size' | 'theme' | 'intl' | 'actions'
> {
  name: string
  /** With at least one cell that has readings. */
  model: HeatmapModel
}

/** Minimum inner sizes (CSS px) that have space for the legend and the small print. */
const LEGEND_MIN_HEIGHT_PX = 110
const NOTE_MIN_HEIGHT_PX = 140
/** Below this width names are shortened. */
const NARROW_BELOW_PX = 320
/** Below this area the legend has only the colours that occur, without their ranges of values. */
const ROOMY_FROM_PX2 = 320 * 160
/** Share of the height that the legend may take. */
const LEGEND_SHARE = 0.3

/** The grid, what its colours mean, and what its values are. */
export function HeatmapView(props: HeatmapViewProps) {
  const { name, model, size, theme, intl, actions } = props
  const { devices, stepsOver } = model
  const bands = useMemo(() => scaleOf(devices, theme), [devices, theme])
  const looks = useMemo(
    () =>
      devices.map((one) =>
        one.cells.map((cell, step) => cellLook(cell, one, bands, intl.locale, step >= stepsOver)),
      ),
    [devices, stepsOver, bands, intl.locale],
  )
  const isNarrow = size.width < NARROW_BELOW_PX
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
  const isRoomy = size.width * size.height >= ROOMY_FROM_PX2
  const seen = new Set(looks.flat().map(({ color }) => color))
  const listed = isRoomy
    ? entries
    : withoutSpans(entries.filter(({ color }) => color !== null && seen.has(color)))
  const lines = Math.max(2, Math.floor((size.height * LEGEND_SHARE) / LINE_PX))
  const note = noteText(model, intl)
  return (
    <div className="heatmap-widget">
      <HeatmapPlot {...{ name, model, looks, rows, theme, intl, actions }} />
      {size.height < LEGEND_MIN_HEIGHT_PX ? null : (
        <HeatmapLegend entries={listed} reason={unfitText(model, intl)} lines={lines} intl={intl} />
      )}
      {size.height < NOTE_MIN_HEIGHT_PX ? null : (
        <>
          <FaultNote frames={devices.flatMap(({ frame }) => frame ?? [])} />
          <div className="heatmap-widget-note" title={note}>
            {note}
          </div>
        </>
      )}
      <HeatmapTable {...{ name, model, intl }} />
    </div>
  )
}

const NO_LOOKS: readonly CellLook[] = []
