import { Type, type Static } from 'typebox'
import { button, note, paragraph } from '../../blocks.ts'
import { defineMail } from '../../defineMail.ts'
import { ConditionData, measuredText } from './conditionText.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

const Data = Type.Object(
  {
    name: Type.String(),
    /** The message that whoever made the alert wrote. */
    description: Type.String(),
    level: Type.Enum(['critical', 'warning', 'info']),
    organization: Type.String(),
    isActive: Type.Boolean(),
    isSimulated: Type.Boolean(),
    /** By the clock of the reader, with its zone. */
    time: Type.String(),
    conditions: Type.Array(ConditionData),
    /** The monitor of the alert. */
    link: Type.String({ pattern: '^https?://[^\\s]+$' }),
  },
  { additionalProperties: false },
)
export type AlertChangeData = Static<typeof Data>

/** Tells a subscriber that an alert has begun, or is over. */
export const alertChangeMail = defineMail({
  name: 'alert-change',
  data: Data,
  messages: { en, es },
  subject: ({ name, level, isActive }, text) =>
    text('subject', { name, level, isActive: String(isActive) }),
  body: (data, text, language) => [
    ...(data.isSimulated ? [paragraph(text('simulated'))] : []),
    paragraph(text('lead', { name: data.name, isActive: String(data.isActive), time: data.time })),
    ...(data.description === '' ? [] : [paragraph(data.description)]),
    ...data.conditions.map((condition) => paragraph(measuredText(condition, language))),
    button(text('open'), data.link),
    note(text('why', { organization: data.organization })),
  ],
})
