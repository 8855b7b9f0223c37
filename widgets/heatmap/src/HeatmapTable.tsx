import { ShapeTable, timeFormat, type PluginIntl } from '@airshed/kit'
import { valueWords } from './cellWords.ts'
import type { HeatmapModel } from './heatmapModel.ts'

export interface HeatmapTableProps {
  name: string
  model: HeatmapModel
  intl: PluginIntl
}

/** A table of more cells than this helps nobody, and slows the page down. */
const MOST_CELLS = 600

/** The newest cells as a table, a row for each device, for who does not see the grid. */
export function HeatmapTable({ name, model, intl }: HeatmapTableProps) {
  const { devices, edges } = model
  const format = timeFormat(intl.locale, intl.timeZone ?? 'UTC')
  const bins = Math.max(0, edges.length - 1)
  const first = Math.max(0, bins - Math.max(1, Math.floor(MOST_CELLS / devices.length)))
  return (
    <ShapeTable
      label={intl.formatMessage({ id: 'table' }, { name })}
      head={Array.from(edges.slice(first, -1), (edge) => format.dateTime(edge))}
      rows={devices.map(({ nodeId, name: device, frame, cells }) => ({
        id: nodeId,
        name: device,
        cells: Array.from({ length: bins - first }, (_, index) => {
          const cell = cells[first + index]
          const value = frame === null ? null : valueWords(cell?.value ?? null, frame, intl)
          if (value !== null) return value
          return intl.formatMessage({ id: (cell?.count ?? 0) > 0 ? 'cell.few' : 'cell.none' })
        }),
      }))}
    />
  )
}
