import type { Static } from 'typebox'
import { Words } from './common.ts'

/** Languages of the console, by their wire names. */
export const LOCALES = ['en_US', 'es_ES'] as const
/** The language of accounts whose user has not chosen one. */
export const DEFAULT_LOCALE = 'en_US'
/** A language of the console, by its wire name. */
export const Locale = Words(LOCALES, { default: DEFAULT_LOCALE })
export type Locale = Static<typeof Locale>

export const THEMES = ['light', 'dark'] as const
/** The look of the console: light or dark. */
export const Theme = Words(THEMES, { default: 'light' })
export type Theme = Static<typeof Theme>

export const TemperatureUnit = Words(['C', 'F'], { default: 'C' })
export type TemperatureUnit = Static<typeof TemperatureUnit>
