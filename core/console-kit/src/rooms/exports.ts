// Data and pictures of widgets, as files.

export { fileTitle } from '../exports/fileTitle.ts'
export { savePageWorkbook, type WorkbookAbout } from '../exports/savePageWorkbook.ts'
export { saveCardPicture } from '../exports/saveCardPicture.ts'
export { saveReadings, type SaveReadingsOptions } from '../exports/saveReadings.ts'
export { useReadingsFile, type ReadingsFile } from '../pages/readings/useReadingsFile.tsx'
export { saveTable, type SaveTableOptions, type TableFormat } from '../exports/saveTable.ts'
export { saveWidgetPicture } from '../exports/saveWidgetPicture.ts'
export { zonedTime, type ZonedTime } from '../exports/zonedTime.ts'
export type { TableCell, TableColumn, ValueTable } from '../exports/valueTable.ts'
export { WidgetTable, type WidgetTableProps } from '../exports/WidgetTable.tsx'
