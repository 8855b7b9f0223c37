import type { PluginIntl } from '@airshed/contract'
import type { HiddenReading } from '@airshed/domain'
import { hiddenText, withinSentence } from '@airshed/ui'
import { uiTextOf } from './uiTextOf.ts'

/**
 * Why a reading is not shown, within a sentence: `outside the plausible range (-80 to 60 °C)`.
 *
 * @param hidden default: the sensor reports a fault
 * @param unit of the parameter
 */
export function hiddenReadingWords(
  hidden: HiddenReading | undefined,
  unit: string,
  { locale }: Pick<PluginIntl, 'locale'>,
): string {
  const { reason, plausible } = hidden ?? { reason: 'sensorFault', plausible: null }
  const text = uiTextOf(locale)
  return withinSentence(hiddenText({ reason, plausible }, { unit, locale, text }), locale)
}
