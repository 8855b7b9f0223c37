import type { BareMapText } from '../canvas/BareMap.tsx'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** Texts of a map on which a place is picked that depend on what the place is for. */
export interface PlaceText {
  /** Names the map. */
  label: string
  /** How a place is picked, with the pointer and with keys. */
  help: string
  /** What the marker stands for. */
  marker: string
}

/** Texts of a map on which a place is picked. */
export interface PlacePickerText extends BareMapText, PlaceText {
  zoomIn: string
  zoomOut: string
  /** That a place was picked; the coordinates are in degrees. */
  placed: (coordinates: string) => string
  /** Position of the crosshair. */
  aimed: (coordinates: string) => string
  /** The browser cannot draw maps; coordinates can still be typed. */
  noWebGl: string
  /** The same if the map could not be loaded. */
  failed: string
  /** The map is drawn without what its server did not deliver. */
  missing: string
}

/** Texts that are the same wherever a place is picked. @param locale BCP 47 tag; English for every language but Spanish */
export const sharedPickerTexts = (locale: string) => (locale.startsWith('es') ? es : en)

/** The texts of a picker. @param locale as {@link sharedPickerTexts} takes it */
export function pickerText(locale: string, own: PlaceText): PlacePickerText {
  const { placed, aimed, coast, ...texts } = sharedPickerTexts(locale)
  return {
    ...own,
    ...texts,
    language: locale,
    coastNote: coast,
    placed: (coordinates) => placed.replace('{coordinates}', () => coordinates),
    aimed: (coordinates) => aimed.replace('{coordinates}', () => coordinates),
  }
}
