// Imports of files, and the map that says what their columns mean.

export {
  FileImport,
  FileImportDetails,
  FileImportList,
  IMPORT_ACTIONS,
  IMPORT_BYTES_MAX,
  IMPORT_DEVICES_MAX,
  IMPORT_FILE_KEPT_MS,
  IMPORT_FILE_TYPES,
  IMPORT_FILES_MAX,
  IMPORT_LISTED_MAX,
  IMPORT_NAME_MAX,
  IMPORT_PREVIEW_ROWS,
  IMPORT_REFUSALS,
  IMPORT_SORTS,
  IMPORT_STATES,
  ImportAction,
  ImportConflict,
  ImportCounts,
  ImportDevice,
  ImportFileColumn,
  ImportPreview,
  ImportPreviewColumn,
  ImportPreviewRow,
  ImportPreviewValue,
  ImportQuery,
  ImportReading,
  ImportRecognized,
  ImportRefusal,
  ImportRefusalKind,
  type ImportSort,
  IMPORT_STEPS,
  ImportState,
  ImportStep,
  ImportStoring,
  ImportUndone,
  ImportUpload,
} from '../importFile.ts'
export { ImportColumnStatus } from '../importMap/columnStatus.ts'
export { ImportMap } from '../importMap/importMap.ts'
export { ImportMapColumn } from '../importMap/mapColumn.ts'
export {
  ImportDataPoints,
  ImportDeviceColumn,
  ImportLongFormat,
  ImportRowFilter,
} from '../importMap/mapRows.ts'
export { ImportMapTime } from '../importMap/mapTime.ts'
export { TEXT_ENCODINGS, type TextEncoding } from '../importMap/textEncoding.ts'
