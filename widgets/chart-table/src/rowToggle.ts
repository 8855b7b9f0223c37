import { SHOWN_MAX } from '@airshed/kit'

/** What a press on a row leads to, as `viewState` keeps it. */
export interface RowChoice {
  /** Ids of the data points that are drawn. */
  shown: readonly string[]
  /** A further one was asked for, and there is no room: the user has to be notified. */
  isFull: boolean
}

/** Takes a line off, or adds one while there is room for it. */
export function rowToggle(shown: readonly string[], id: string): RowChoice {
  if (shown.includes(id)) return { shown: shown.filter((other) => other !== id), isFull: false }
  if (shown.length >= SHOWN_MAX) return { shown, isFull: true }
  return { shown: [...shown, id], isFull: false }
}
