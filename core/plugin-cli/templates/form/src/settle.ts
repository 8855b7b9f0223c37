import { RANGE_END_UG_M3, type NewPluginSettings } from './schema.ts'

/**
 * Adjusts what depends on the measuring range: an alert that the sensor could never raise is lowered to
 * the end of the new range. If the range did not change, a wrong alert is refused at its field.
 */
export function settle(previous: NewPluginSettings, next: NewPluginSettings): NewPluginSettings {
  if (previous.range === next.range) return next
  return { ...next, alert: Math.min(next.alert, RANGE_END_UG_M3[next.range]) }
}
