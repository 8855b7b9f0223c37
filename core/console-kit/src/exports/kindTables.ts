import type { WidgetData } from '@airshed/contract'
import type { ValueTable } from '@airshed/domain/tables'
import type { ExportText } from './exportText.ts'

/** What one kind of data looks like in files: its tables, none if there is nothing to write. */
export type KindTables = (data: WidgetData, words: ExportText) => readonly (ValueTable | null)[]
