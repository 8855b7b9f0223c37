import { FAHRENHEIT, fahrenheitOf, formatTooltipValue, type HiddenReading } from '@airshed/domain'
import type { UiText } from '../messages/uiMessages.ts'

export interface HiddenTextOptions {
  /** The unit in which readings are shown. */
  unit: string
  /** BCP 47 tag. */
  locale: string
  text: UiText
}

/** Why a reading is not shown: `Sensor fault`, `Outside the plausible range (-80 to 60 °C)`. */
export function hiddenText(
  { reason, plausible }: HiddenReading,
  { unit, locale, text }: HiddenTextOptions,
): string {
  if (reason !== 'implausible' || plausible === null) return hiddenLabel({ reason }, text)
  // Only temperatures are shown in °F, and the catalogue has their range in °C.
  const shown = (value: number): string =>
    formatTooltipValue(unit === FAHRENHEIT ? fahrenheitOf(value) : value, locale)
  return text('ui.reading.implausibleRange', {
    min: shown(plausible.min),
    max: `${shown(plausible.max)} ${unit}`.trim(),
  })
}

/** The same in a word or two, for little space. */
export function hiddenLabel({ reason }: Pick<HiddenReading, 'reason'>, text: UiText): string {
  switch (reason) {
    case 'implausible':
      return text('ui.reading.implausible')
    case 'unknownTime':
      return text('ui.reading.unknownTime')
    case 'rejected':
      return text('ui.reading.rejected')
    case 'invalid':
      return text('ui.reading.invalid')
    default:
      return text('ui.reading.fault')
  }
}

/** Words for the middle of a sentence: only the first letter is lowercased, so units keep their capitals. */
export const withinSentence = (words: string, locale: string): string =>
  words.slice(0, 1).toLocaleLowerCase(locale) + words.slice(1)
