import { USUAL_LAMP_CELSIUS, type OzoneMonitorSettings } from './schema.ts'

/**
 * Puts right what depends on the lamp heater. Whoever switches it on starts from the usual
 * temperature; whoever switches it off leaves the temperature behind, so that none is saved unseen.
 * While the heater stays on, an emptied temperature stays empty and is refused at its field.
 */
export function settle(
  previous: OzoneMonitorSettings,
  next: OzoneMonitorSettings,
): OzoneMonitorSettings {
  const { lamp_temperature: temperature, ...rest } = next
  if (!next.lamp_heater) return rest
  if (previous.lamp_heater) return next
  return { ...rest, lamp_temperature: temperature ?? USUAL_LAMP_CELSIUS }
}
