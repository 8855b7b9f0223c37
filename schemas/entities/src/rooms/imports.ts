// Imports of files, and the map that says what their columns mean.

export { ImportColumnStatus } from '../importMap/columnStatus.ts'
export { ImportMap } from '../importMap/importMap.ts'
export { ImportMapColumn } from '../importMap/mapColumn.ts'
export { ImportDeviceColumn, ImportLongFormat, ImportRowFilter } from '../importMap/mapRows.ts'
export { ImportMapTime } from '../importMap/mapTime.ts'
export { TEXT_ENCODINGS, type TextEncoding } from '../importMap/textEncoding.ts'
