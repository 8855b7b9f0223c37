import type { WidgetManifest } from '@airshed/contract'
import { MIN_WIDGET_SIZE, type WidgetSize } from '@airshed/domain'

/** The minimum and maximum size, in grid units, to which a user may resize a widget. */
export interface SizeLimits {
  min: WidgetSize
  max: WidgetSize
}

/** The limits of a widget whose manifest sets none, or is not available: at least 4 × 3. */
export const LEAST_LIMITS: SizeLimits = {
  min: MIN_WIDGET_SIZE,
  max: { w: Number.POSITIVE_INFINITY, h: Number.POSITIVE_INFINITY },
}

/**
 * The limits of a manifest in a grid with the given columns: in a grid that is narrower than the
 * minimum width, the widget takes all columns.
 *
 * @param manifest undefined when the plugin is not available
 */
export function sizeLimits(
  manifest: Pick<WidgetManifest, 'size'> | undefined,
  columns: number,
): SizeLimits {
  const { min = LEAST_LIMITS.min, max = LEAST_LIMITS.max } = manifest?.size ?? {}
  return {
    min: { w: Math.min(columns, Math.max(min.w, MIN_WIDGET_SIZE.w)), h: min.h },
    max: { w: Math.min(columns, max.w), h: max.h },
  }
}
