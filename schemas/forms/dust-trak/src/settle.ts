import { CUSTOM_PROFILE, NO_CORRECTION, type DustTrakSettings } from './schema.ts'

/**
 * Adjusts what depends on the profile. Switching to the custom profile starts from factors that change nothing; leaving
 * it drops them, so that no factor is saved unseen. While the custom profile stays, an emptied factor stays empty and
 * is refused at its field.
 */
export function settle(previous: DustTrakSettings, next: DustTrakSettings): DustTrakSettings {
  const { photometric_calibration: photometric, size_correction: size, ...rest } = next
  if (next.profile !== CUSTOM_PROFILE) return rest
  if (previous.profile === CUSTOM_PROFILE) return next
  return {
    ...rest,
    photometric_calibration: photometric ?? NO_CORRECTION,
    size_correction: size ?? NO_CORRECTION,
  }
}
