import { createContext } from 'react'

/** The values of the catalogue's toolbar for every story. */
export interface StorySurroundings {
  /** The data of widgets advance once a second. */
  isMoving: boolean
  /** A width was chosen: a widget fills it instead of having its own. */
  fillsWidth: boolean
}

export const StorySurroundingsContext = createContext<StorySurroundings>({
  isMoving: false,
  fillsWidth: false,
})
