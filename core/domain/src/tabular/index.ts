export { findColumns, columnName, TableError } from './columnIndex.ts'
export { instantsAt, isZone, skippingChange, type LocalClock } from './localTime.ts'
export { createRowClock, type RowClock } from './rowClock.ts'
