import { ShapeTable, type PluginIntl } from '@airshed/kit'
import { coverageText, valueText, withheldText } from './cellText.ts'
import type { HeatmapCell, HeatmapDevice, HeatmapModel } from './heatmapModel.ts'
import { stepStartText } from './stepText.ts'

export interface HeatmapTableProps {
  name: string
  model: HeatmapModel
  intl: PluginIntl
}

/** A table with more cells than this helps nobody, and slows the page down. */
const MOST_CELLS = 600

/** The newest cells as a table, a row for each device, for those who cannot see the grid. */
export function HeatmapTable({ name, model, intl }: HeatmapTableProps) {
  const { devices, edges } = model
  const bins = Math.max(0, edges.length - 1)
  const first = Math.max(0, bins - Math.max(1, Math.floor(MOST_CELLS / devices.length)))
  return (
    <ShapeTable
      label={intl.formatMessage({ id: 'table' }, { name })}
      head={Array.from({ length: bins - first }, (_, index) =>
        stepStartText(model, first + index, intl),
      )}
      rows={devices.map((device) => ({
        id: device.nodeId,
        name: device.name,
        cells: Array.from({ length: bins - first }, (_, index) =>
          spokenCell(device.cells[first + index], device, intl),
        ),
      }))}
    />
  )
}

function spokenCell(
  cell: HeatmapCell | undefined,
  { frame }: HeatmapDevice,
  intl: PluginIntl,
): string {
  if (cell === undefined || frame === null || cell.count === 0) {
    return intl.formatMessage({ id: 'cell.none' })
  }
  const value = valueText(cell.value, frame, intl) ?? withheldText(cell, intl)
  return `${value}, ${coverageText(cell, intl)}`
}
