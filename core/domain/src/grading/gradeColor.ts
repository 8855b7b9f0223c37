import { US_AQI_2024_ID, US_AQI_COLOR_BLIND_COLORS } from '@airshed/profiles'
import type { DeviceProfile, Grade } from '@airshed/schemas'

/** The colours of a standard, or those that it has for readers with a colour vision deficiency. */
export type GradePalette = 'standard' | 'colour-blind'

/**
 * The colour of a grade, `#rrggbb`. Only the US index has a second palette: for every other profile both are
 * the same.
 */
export function gradeColor(
  { id: profileId }: Pick<DeviceProfile, 'id'>,
  { id, color }: Pick<Grade, 'id' | 'color'>,
  palette: GradePalette,
): string {
  if (palette === 'standard' || profileId !== US_AQI_2024_ID) return color
  return US_AQI_COLOR_BLIND_COLORS[id] ?? color
}
