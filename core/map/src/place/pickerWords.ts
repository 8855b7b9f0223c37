import type { BareMapWords } from '../canvas/BareMap.tsx'

/** Texts of a map on which a place is picked. */
export interface PlacePickerWords extends BareMapWords {
  /** How a place is picked, with the pointer and with keys. */
  help: string
  /** What the marker stands for. */
  marker: string
  zoomIn: string
  zoomOut: string
  /** That a place was picked; the coordinates are in degrees. */
  placed: (coordinates: string) => string
  /** Where the crosshair stands. */
  aimed: (coordinates: string) => string
  /** The browser draws no maps; the coordinates can still be typed. */
  noWebGl: string
  /** The same where the map could not be loaded. */
  failed: string
  /** The map is drawn without what its server did not answer. */
  missing: string
}
