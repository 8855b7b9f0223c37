import type { DataNeedKind, WidgetData } from '@airshed/contract'
import { AIR_TABLES } from './airTable.ts'
import { CYCLES_TABLES } from './cyclesTable.ts'
import type { ExportWords } from './exportWords.ts'
import { FLEET_TABLES } from './fleetTables.ts'
import { READINGS_TABLES } from './frameTable.ts'
import { PAIRS_TABLES } from './pairsTable.ts'
import { ROSE_TABLES } from './roseTable.ts'
import { STEPS_TABLES } from './stepsTable.ts'
import { WIND_TABLES } from './windTables.ts'

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

/** What one kind of data looks like in files: its tables, none if there is nothing to write. */
export type KindTables = (data: WidgetData, words: ExportWords) => readonly (ValueTable | null)[]

/** The tables of every kind of data. Figures, profiles and limits are in the tables of what they describe. */
const TABLES: Readonly<Record<DataNeedKind, KindTables>> = {
  ...ROSE_TABLES,
  ...PAIRS_TABLES,
  ...WIND_TABLES,
  ...READINGS_TABLES,
  ...STEPS_TABLES,
  ...CYCLES_TABLES,
  ...AIR_TABLES,
  ...FLEET_TABLES,
}

/** The data of one widget as tables, one for each kind of data that it has. */
export const valueTables = (data: WidgetData, words: ExportWords): readonly ValueTable[] =>
  Object.values(TABLES)
    .flatMap((tablesOf) => tablesOf(data, words))
    .filter((table) => table !== null)
