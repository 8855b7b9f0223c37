import type { DataNeedKind, WidgetData } from '@airshed/contract'
import type { ValueTable } from '@airshed/domain/tables'
import { AIR_TABLES } from './airTable.ts'
import { CYCLES_TABLES } from './cyclesTable.ts'
import type { ExportText } from './exportText.ts'
import { FLEET_TABLES } from './fleetTables.ts'
import { READINGS_TABLES } from './frameTable.ts'
import { PAIRS_TABLES } from './pairsTable.ts'
import { ROSE_TABLES } from './roseTable.ts'
import { STEPS_TABLES } from './stepsTable.ts'
import type { KindTables } from './kindTables.ts'
import { WIND_TABLES } from './windTables.ts'

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
export const valueTables = (data: WidgetData, words: ExportText): readonly ValueTable[] =>
  Object.values(TABLES)
    .flatMap((tablesOf) => tablesOf(data, words))
    .filter((table) => table !== null)
