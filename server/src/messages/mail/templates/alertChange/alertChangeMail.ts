import { NOTICE_REASONS } from '@airshed/schemas'
import { Type, type Static } from 'typebox'
import { button, image, link, note, paragraph, secondButton } from '../../blocks.ts'
import { defineMail } from '../../defineMail.ts'
import type { MailText } from '../../mailText.ts'
import { ConditionData, measuredText } from './conditionText.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

const WebAddress = Type.String({ pattern: '^https?://[^\\s]+$' })

/** A reference to one of the images of the mail. */
const Picture = Type.Object(
  { id: Type.String(), alt: Type.String(), width: Type.Number(), height: Type.Number() },
  { additionalProperties: false },
)

const Data = Type.Object(
  {
    name: Type.String(),
    /** The message written by the author of the alert. */
    description: Type.String(),
    level: Type.Enum(['critical', 'warning', 'info']),
    organization: Type.String(),
    state: Type.Enum(['active', 'no_data', 'over']),
    /** Why its reader is notified: of the change, or as a reminder of it. */
    reason: Type.Enum([...NOTICE_REASONS]),
    isSimulated: Type.Boolean(),
    /** In the time zone of the reader, which is included. */
    time: Type.String(),
    conditions: Type.Array(ConditionData),
    /** A picture of what the condition that caused the change measured; null: none was drawn. */
    picture: Type.Union([Picture, Type.Null()]),
    /** The monitor of the alert. */
    link: WebAddress,
    /** null: the reader may not acknowledge it, or there is nothing to acknowledge. */
    acknowledgeLink: Type.Union([WebAddress, Type.Null()]),
    /** null: the reader may not mute it. */
    muteLink: Type.Union([WebAddress, Type.Null()]),
    /** null: the reader is not a user. */
    unsubscribeLink: Type.Union([WebAddress, Type.Null()]),
  },
  { additionalProperties: false },
)
/** The first sentence. */
const leadOf = (
  { reason, name, state, time }: Static<typeof Data>,
  text: MailText<keyof typeof en>,
): string =>
  reason === 'change'
    ? text('lead', { name, state, time })
    : text('remindingLead', { name, reason, state, time })

/** Notifies a subscriber that an alert has begun, has no data, or is over, or reminds of that. */
export const alertChangeMail = defineMail({
  name: 'alert-change',
  data: Data,
  messages: { en, es },
  subject: ({ name, level, state, reason }, text) =>
    reason === 'change'
      ? text('subject', { name, level, state })
      : text('remindingSubject', { name, level, reason, state }),
  body: (data, text, language) => [
    ...(data.isSimulated ? [paragraph(text('simulated'))] : []),
    paragraph(leadOf(data, text)),
    ...(data.description === '' ? [] : [paragraph(data.description)]),
    ...data.conditions.map((condition) => paragraph(measuredText(condition, language))),
    ...(data.picture === null ? [] : [image(data.picture)]),
    button(text('open'), data.link),
    ...(data.acknowledgeLink === null
      ? []
      : [secondButton(text('acknowledge'), data.acknowledgeLink)]),
    ...(data.muteLink === null ? [] : [secondButton(text('mute'), data.muteLink)]),
    note(text('why', { organization: data.organization })),
    ...(data.unsubscribeLink === null ? [] : [link(text('unsubscribe'), data.unsubscribeLink)]),
  ],
})
