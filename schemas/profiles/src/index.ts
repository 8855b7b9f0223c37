export { AIRTHINX_DEFAULT } from './airthinxDefault.ts'
export { AIRTHINX_WELL_V2 } from './airthinxWellV2.ts'
export { CORRECTION_PRESETS, correctionPresetById, type CorrectionPreset } from './corrections.ts'
export { EAQI_2024 } from './eaqi2024.ts'
export { COLOR_BLIND_COLORS } from './colorBlindColors.ts'
export { GAS_CONDITIONS, type GasConditions, type MolarData } from './molarData.ts'
export { MASS_UNITS } from './receivedUnits.ts'
export { PARAMETERS, parameterById, parameterByWireName, type Parameter } from './parameters.ts'
export {
  ADAPTER_SENTINELS,
  PARAMETER_SENTINELS,
  sentinelsOfParameter,
  type AdapterSentinel,
  type ParameterSentinel,
} from './sentinels.ts'
export {
  SENSOR_TARGETS,
  type SensorTargets,
  type TargetFigure,
  type TargetRange,
} from './sensorTargets.ts'
export { UNIT_SPELLINGS } from './unitSpellings.ts'
export type { PlausibleRange } from './plausibleRanges.ts'
export {
  DEFAULT_PROFILE_ID,
  defaultProfileOf,
  placeOfDeviceType,
  profileById,
  profileOfDevice,
  profileOfDeviceType,
  PROFILES,
  type ChosenProfiles,
} from './profiles.ts'
export {
  numericIndex,
  type IndexBand,
  type IndexTable,
  type NumericIndex,
  type PrintedIndex,
} from './numericIndex.ts'
export { gradesWithinLimit, indexOfProfile, STANDARDS } from './standards.ts'
export { US_AQI_2024, US_AQI_2024_INDEX } from './usAqi2024.ts'
export { WHO_2021 } from './who2021.ts'
