import { createContext } from 'react'
import type { ScaleShare } from './scaleShare.ts'

/** The shared scales of the surrounding page; null: there is no page, and each chart has its own scale. */
export const ScaleShareContext = createContext<ScaleShare | null>(null)
