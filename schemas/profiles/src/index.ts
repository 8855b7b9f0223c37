export { AIRTHINX_DEFAULT } from './airthinxDefault.ts'
export { AIRTHINX_WELL_V2 } from './airthinxWellV2.ts'
export { EAQI_2024 } from './eaqi2024.ts'
export { PARAMETERS, parameterById, parameterByWireName, type Parameter } from './parameters.ts'
export { DEFAULT_PROFILE_ID, profileById, profileOfDeviceType, PROFILES } from './profiles.ts'
export {
  US_AQI_2024,
  US_AQI_2024_POLLUTANTS,
  US_AQI_COLOR_BLIND_COLORS,
  type IndexBand,
  type IndexPollutant,
  type UsAqiPollutantId,
} from './usAqi2024.ts'
export { WHO_2021 } from './who2021.ts'
