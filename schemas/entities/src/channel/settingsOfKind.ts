import {
  AirGradientSettings,
  HealthwaySettings,
  ReportingSettings,
  ThiamisSettings,
} from './deviceSettings.ts'

/** Schemas of the settings of devices, by the kind that their type names. */
export const SETTINGS_OF_KIND = {
  reporting: ReportingSettings,
  thiamis: ThiamisSettings,
  airgradient: AirGradientSettings,
  healthway: HealthwaySettings,
} as const
