// Data and pictures of widgets, as files.

export * from '../exports/fileTitle.ts'
export * from '../exports/savePageWorkbook.ts'
export * from '../exports/saveCardPicture.ts'
export * from '../exports/saveReadings.ts'
export * from '../pages/readings/useReadingsFile.tsx'
export * from '../exports/saveTable.ts'
export type { TableFormat } from '../exports/tableFile.ts'
export { saveWidgetPicture } from '../exports/saveWidgetPicture.ts'
export {
  zonedTime,
  type TableCell,
  type TableColumn,
  type ValueTable,
  type ZonedTime,
} from '@airshed/domain/tables'
export * from '../exports/WidgetTable.tsx'
