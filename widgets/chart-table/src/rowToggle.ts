import { SHOWN_MAX } from '@airshed/kit'

/** The result of a press on a row, as `viewState` stores it. */
export interface RowChoice {
  /** Ids of the data points that are drawn. */
  shown: readonly string[]
  /** A further line was requested, and there is no space: the user has to be notified. */
  isFull: boolean
}

/** Removes a line, or adds one while there is space for it. */
export function rowToggle(shown: readonly string[], id: string): RowChoice {
  if (shown.includes(id)) return { shown: shown.filter((other) => other !== id), isFull: false }
  if (shown.length >= SHOWN_MAX) return { shown, isFull: true }
  return { shown: [...shown, id], isFull: false }
}
