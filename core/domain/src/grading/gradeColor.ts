import { COLOR_BLIND_COLORS } from '@airshed/profiles'
import type { DeviceProfile, Grade } from '@airshed/schemas'

/** The colours of a standard, or those that it has for readers with a colour vision deficiency. */
export type GradePalette = 'standard' | 'colour-blind'

/**
 * The colour of a grade, `#rrggbb`. Few standards have a second palette, such as the US index: for every other profile
 * both are the same.
 */
export function gradeColor(
  { id: profileId }: Pick<DeviceProfile, 'id'>,
  { id, color }: Pick<Grade, 'id' | 'color'>,
  palette: GradePalette,
): string {
  if (palette === 'standard') return color
  return COLOR_BLIND_COLORS[profileId]?.[id] ?? color
}
