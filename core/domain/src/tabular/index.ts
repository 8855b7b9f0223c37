export { findColumns, columnName, ColumnsError } from './columnIndex.ts'
export { recognizeEncoding } from './encoding.ts'
export { headRows, type HeadLayout, type HeadRows } from './headRows.ts'
export { instantsAt, isZone, skippingChange, type LocalClock } from './localTime.ts'
export type { TableLayout } from './recognizeLayout.ts'
export { recognizeTable, type RecognizedTable, type TableQuestion } from './recognizeTable.ts'
export type { RecognizedTime } from './recognizeTime.ts'
export { createRowClock, type RowClock } from './rowClock.ts'
export { MISSING_CELLS } from './missingCells.ts'
export {
  flagsOfWords,
  flagWords,
  intervalComment,
  isCommentRow,
  READINGS_COLUMNS,
  READINGS_TITLE,
  readingsEnd,
  statedInterval,
  statedReadings,
} from './readingsFile.ts'
export { isSavedWidget } from './presets/airshed.ts'
export { fileHead, type FileHead } from './presets/fileHead.ts'
export { importPresets, recognizePreset } from './presets/importPresets.ts'
export {
  presetMap,
  type ImportPreset,
  type PresetAnswers,
  type PresetMap,
  type PresetQuestion,
} from './presets/preset.ts'
