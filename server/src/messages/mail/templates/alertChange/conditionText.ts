import { Type, type Static } from 'typebox'
import { createMailText } from '../../mailText.ts'
import type { MailLanguage } from '../../../../storage/store/tables/mails.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

const MESSAGES = { en, es }
const NONE = 'none'
const TextOrNull = Type.Union([Type.String(), Type.Null()])

/** A condition as shown to the reader; texts are in their language, with units. */
export const ConditionData = Type.Object(
  {
    parameter: Type.String(),
    device: Type.String(),
    measured: TextOrNull,
    func: TextOrNull,
    /** The averaging period. */
    period: TextOrNull,
    /** The other data point of a difference. */
    other: TextOrNull,
    /** What the measured value is relative to, if it is a difference. */
    basis: TextOrNull,
    expr: TextOrNull,
    limit: TextOrNull,
  },
  { additionalProperties: false },
)
export type ConditionData = Static<typeof ConditionData>

/** One sentence: what was measured, where, over which period, and against which limit. */
export function measuredText(condition: ConditionData, language: MailLanguage): string {
  const values = Object.entries(condition).map(([name, value]) => [name, value ?? NONE] as const)
  return createMailText(MESSAGES[language], language)('condition', Object.fromEntries(values))
}
