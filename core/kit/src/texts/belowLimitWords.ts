import type { PluginIntl } from '@airshed/contract'
import type { BelowLimit } from '@airshed/domain'
import { belowLimitWords as words } from '@airshed/ui'
import { uiTextOf } from './uiTextOf.ts'

/**
 * A reading below its detection limit, and how it counts, within a sentence: `<2 µg/m³ (counted as 1)`.
 *
 * @param unit of the parameter
 */
export const belowLimitWords = (
  below: BelowLimit,
  unit: string,
  { locale }: Pick<PluginIntl, 'locale'>,
): string => words(below, { unit, locale, text: uiTextOf(locale) })
