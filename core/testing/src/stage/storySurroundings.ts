import { createContext } from 'react'

/** What the toolbar of the catalogue says about every story. */
export interface StorySurroundings {
  /** The data of widgets move on, once a second. */
  isMoving: boolean
  /** A width was chosen: a widget fills it instead of having its own. */
  fillsWidth: boolean
}

export const StorySurroundingsContext = createContext<StorySurroundings>({
  isMoving: false,
  fillsWidth: false,
})
