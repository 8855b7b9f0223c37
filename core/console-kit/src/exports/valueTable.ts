import type { WidgetData } from '@airshed/contract'
import { airTable } from './airTable.ts'
import { cyclesTable } from './cyclesTable.ts'
import type { ExportWords } from './exportWords.ts'
import { alertsTable, latestTable, nodesTable, onlineTable, statusTable } from './fleetTables.ts'
import { frameTable } from './frameTable.ts'
import { pairsTables } from './pairsTable.ts'
import { roseTables } from './roseTable.ts'
import { stepsTable } from './stepsTable.ts'
import { percentileTables, polarTables } from './windTables.ts'

/** Text, number, time in ms UTC (in columns of times), or nothing. */
export type TableCell = string | number | null

export interface TableColumn {
  header: string
  /** `isoTime` repeats an instant as ISO 8601, which programs parse unambiguously. */
  kind: 'text' | 'number' | 'time' | 'isoTime'
  /** Decimals to show; default all. */
  precision?: number
  /** Of readings: most decimals that they came with, see `formatReading`. */
  decimals?: number
}

/** Data as rows and columns, independent of the file format. */
export interface ValueTable {
  title: string
  columns: readonly TableColumn[]
  rows: readonly (readonly TableCell[])[]
}

/** The data of one widget as tables, one for each kind of data that it has. */
export function valueTables(data: WidgetData, words: ExportWords): readonly ValueTable[] {
  return [
    ...data.roses.flatMap((rose) => roseTables(rose, words)),
    ...data.pairs.flatMap((pairs) => pairsTables(pairs, words)),
    ...data.percentileRoses.flatMap((rose) => percentileTables(rose, words)),
    ...data.polarPlots.flatMap((plot) => polarTables(plot, words)),
    frameTable(data.frames, words),
    stepsTable(data, words),
    cyclesTable(data, words),
    airTable(data, words),
    latestTable(data.nodes, words),
    nodesTable(data, words),
    data.status === null ? null : statusTable(data.status, words),
    data.online === null ? null : onlineTable(data.online, words),
    data.alerts === null ? null : alertsTable(data.alerts.data, words),
  ].filter((table) => table !== null)
}
