export * from './columnIndex.ts'
export * from './encoding.ts'
export * from './headRows.ts'
export * from './localTime.ts'
export type { TableLayout } from './recognizeLayout.ts'
export * from './recognizeTable.ts'
export type { RecognizedTime } from './recognizeTime.ts'
export * from './rowClock.ts'
export * from './missingCells.ts'
export {
  flagsOfText,
  flagText,
  intervalComment,
  isCommentRow,
  CORRECTED_COLUMNS,
  READINGS_COLUMNS,
  READINGS_TITLE,
  readingsEnd,
  statedInterval,
  statedReadings,
} from './readingsFile.ts'
export { isSavedWidget } from './presets/airshed.ts'
export { fileHead, type FileHead } from './presets/fileHead.ts'
export * from './presets/importPresets.ts'
export {
  presetMap,
  type ImportPreset,
  type PresetAnswers,
  type PresetMap,
  type PresetQuestion,
} from './presets/preset.ts'
