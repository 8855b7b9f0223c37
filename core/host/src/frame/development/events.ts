/** Events between the frame of a plugin in development and its development server. */

/** From a frame: an error was thrown. */
export const TROUBLE_EVENT = 'airshed:trouble'
/** To that frame: the source location of the error. */
export const LOCATED_EVENT = 'airshed:located'
/** To all frames: a file of the plugin was saved. */
export const SAVED_EVENT = 'airshed:saved'
/** From a frame: its module cannot be hot-swapped, the frame must restart. */
export const STALE_EVENT = 'airshed:stale'
/** To all frames: the next `/plugin.json` names the changes. */
export const CHANGED_EVENT = 'airshed:changed'

/** An error thrown in a frame. */
export interface Trouble {
  /** The phase in which it was thrown: `render`, `load`, `script`, `promise`. */
  where: string
  message: string
  /** As formatted by the browser; its locations are in the served modules. */
  stack: string
}

/** A place in the sources of the plugin. */
export interface SourcePlace {
  /** Relative to the folder of the plugin: `src/MyGaugeView.tsx`. */
  file: string
  /** From 1. */
  line: number
  column: number
  /** The surrounding lines, with the line itself marked. */
  excerpt: string
}

/** An error and its source location; null: not in a file of the plugin. */
export interface LocatedTrouble {
  message: string
  place: SourcePlace | null
}
