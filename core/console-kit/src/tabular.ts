// How tables in files are read: only the pages of imports need it.

export {
  fileHead,
  headRows,
  importPresets,
  type HeadRows,
  type ImportPreset,
  type PresetAnswers,
  type PresetQuestion,
} from '@airshed/domain/tabular'
export { parameterByWireName } from '@airshed/profiles'
