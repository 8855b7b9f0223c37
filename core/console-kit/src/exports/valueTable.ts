import type { WidgetData } from '@airshed/contract'
import type { ExportWords } from './exportWords.ts'
import { alertsTable, latestTable, nodesTable, onlineTable, statusTable } from './fleetTables.ts'
import { frameTable } from './frameTable.ts'

/** Text, number, time in ms UTC (in columns of times), or nothing. */
export type TableCell = string | number | null

export interface TableColumn {
  header: string
  /** `isoTime` repeats an instant in a form that no program misreads. */
  kind: 'text' | 'number' | 'time' | 'isoTime'
  /** Decimals to show; default as many as there are. */
  precision?: number
}

/** Data as rows and columns, before they are written anywhere. */
export interface ValueTable {
  title: string
  columns: readonly TableColumn[]
  rows: readonly (readonly TableCell[])[]
}

/** The data of one widget as tables, one for each kind of data that it has. */
export function valueTables(data: WidgetData, words: ExportWords): readonly ValueTable[] {
  return [
    frameTable(data.frames, words),
    latestTable(data.nodes, words),
    nodesTable(data, words),
    data.status === null ? null : statusTable(data.status, words),
    data.online === null ? null : onlineTable(data.online, words),
    data.alerts === null ? null : alertsTable(data.alerts.data, words),
  ].filter((table) => table !== null)
}
