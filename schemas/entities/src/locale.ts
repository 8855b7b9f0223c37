import type { Static } from 'typebox'
import { Words } from './common.ts'

/** Languages of the console, by their wire names. */
export const LOCALES = ['en_US', 'es_ES'] as const
export const Locale = Words(LOCALES, { default: 'en_US' })
export type Locale = Static<typeof Locale>

export const THEMES = ['light', 'dark'] as const
export const Theme = Words(THEMES, { default: 'light' })
export type Theme = Static<typeof Theme>

export const TemperatureUnit = Words(['C', 'F'], { default: 'C' })
export type TemperatureUnit = Static<typeof TemperatureUnit>
