/** Events between the frame of a plugin in development and its development server. */

/** From a frame: something was thrown. */
export const TROUBLE_EVENT = 'airshed:trouble'
/** To that frame: where in the sources it was thrown. */
export const LOCATED_EVENT = 'airshed:located'
/** To all frames: a file of the plugin was saved. */
export const SAVED_EVENT = 'airshed:saved'
/** From a frame: its module cannot be hot-swapped, the frame must restart. */
export const STALE_EVENT = 'airshed:stale'
/** To all frames: the next `/plugin.json` names the changes. */
export const CHANGED_EVENT = 'airshed:changed'

/** What was thrown in a frame. */
export interface Trouble {
  /** What was being done: `render`, `load`, `script`, `promise`. */
  where: string
  message: string
  /** As the browser writes it; its places are those of the served modules. */
  stack: string
}

/** A place in the sources of the plugin. */
export interface SourcePlace {
  /** From the folder of the plugin: `src/MyGaugeView.tsx`. */
  file: string
  /** From 1. */
  line: number
  column: number
  /** The lines around it, the one in question marked. */
  excerpt: string
}

/** What was thrown, and where in the sources; null: in no file of the plugin. */
export interface LocatedTrouble {
  message: string
  place: SourcePlace | null
}
