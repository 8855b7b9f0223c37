import { faultWords, type UiText } from '@airshed/ui'
import type { ChartText } from '../messages/chartMessages.ts'
import type { ChartFrame } from './chartFrame.ts'

/** What a note needs to know of a line to say since when its sensor is faulty. */
export type FaultyFrame = Pick<ChartFrame, 'shortLabel' | 'unit' | 'precision' | 'fault'>

/** BCP 47 tag, IANA zone, and the texts that the words are made of. */
export interface FaultNoteWords {
  locale: string
  timezone: string
  text: ChartText
  uiText: UiText
}

/** Which sensors are faulty at the end of their lines, since when, and after which value. */
export function faultNote(
  frames: readonly Partial<FaultyFrame>[],
  { locale, timezone, text, uiText }: FaultNoteWords,
): readonly string[] {
  return frames.flatMap(({ fault, shortLabel: name = '', unit = '', precision = 0 }) => {
    if (fault === undefined) return []
    const since = faultWords(fault, { unit, precision, locale, timezone, text: uiText })
    return [text('charts.fault', { name, since })]
  })
}
