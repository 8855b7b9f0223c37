import type { PluginIntl } from '@airshed/contract'
import type { Averaging } from '@airshed/schemas'
import { uiTextOf } from './uiTextOf.ts'

/** `NowCast`, `24 h mean`, `8 h mean`, `1 h mean`, or `now` for a single reading: the averaging of a value. */
export const averagingWord = (
  averaging: Averaging,
  { locale }: Pick<PluginIntl, 'locale'>,
): string => uiTextOf(locale)(`ui.averaging.${averaging}`)
