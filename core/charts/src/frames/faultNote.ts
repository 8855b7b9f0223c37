import { faultReason, hiddenBecause } from '@airshed/domain'
import { faultText, hiddenText, withinSentence, type UiText } from '@airshed/ui'
import type { ChartText } from '../messages/chartMessages.ts'
import type { ChartFrame } from './chartFrame.ts'
import { frameNames, type NamedFrame } from './frameNames.ts'

/** What a note needs of a line to state since when and why its readings are hidden. */
export type FaultyFrame = NamedFrame & Pick<ChartFrame, 'precision' | 'decimals' | 'fault'>

/** BCP 47 tag, IANA zone, and the texts that the words are built from. */
export interface FaultNoteText {
  locale: string
  timezone: string
  text: ChartText
  uiText: UiText
}

const UNNAMED = { nodeId: '', path: '', unit: '', label: '', shortLabel: '', precision: 0 }

/**
 * Which sensors show nothing at the end of their lines, why, since when, and after which value. Each is named by its
 * parameter, its device or both, whichever distinguishes the given frames.
 */
export function faultNote(
  frames: readonly Partial<FaultyFrame>[],
  { locale, timezone, text, uiText }: FaultNoteText,
): readonly string[] {
  const whole = frames.map((frame) => ({ ...UNNAMED, ...frame }))
  const { names } = frameNames(whole)
  return whole.flatMap(({ fault, path, unit, precision, decimals }, index) => {
    if (fault === undefined) return []
    const since = faultText(fault, {
      unit,
      precision,
      decimals,
      locale,
      timezone,
      text: uiText,
    })
    const hidden = hiddenBecause(faultReason(fault), path)
    const reason = withinSentence(hiddenText(hidden, { unit, locale, text: uiText }), locale)
    return [text('charts.hidden', { reason, name: names[index] ?? '', since })]
  })
}
