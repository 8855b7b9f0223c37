import type { CoveredDevices } from '@airshed/console-kit'
import type { DataPoint } from '@airshed/kit'
import { createContext, useContext } from 'react'

/** The devices that a template covers while it is edited. */
export interface Covered {
  /** What they measure, as data points of `*`. */
  points: readonly DataPoint[]
  /** Words that stand for each of them. */
  deviceName: string
  /** null: not known yet, or neither a type nor a tag is chosen. */
  found: CoveredDevices | null
  isLoading: boolean
  isError: boolean
}

/** null: an alert of its own is edited. */
export const CoveredContext = createContext<Covered | null>(null)

/** What the template covers that is edited around this part; null: it is no template. */
export const useCoveredDevices = (): Covered | null => useContext(CoveredContext)
