import { DIGEST_PERIODS, NOTICE_REASONS } from '@airshed/schemas'
import { Type } from 'typebox'
import { button, note, paragraph } from '../../blocks.ts'
import { defineMail } from '../../defineMail.ts'
import { ConditionData, measuredText } from '../alertChange/conditionText.ts'
import changeEn from '../alertChange/messages/en.json' with { type: 'json' }
import changeEs from '../alertChange/messages/es.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

const NONE = 'none'

const Change = Type.Object(
  {
    name: Type.String(),
    level: Type.Enum(['critical', 'warning', 'info']),
    state: Type.Enum(['active', 'no_data', 'over']),
    reason: Type.Enum([...NOTICE_REASONS]),
    /** In the time zone of the reader, which is included. */
    time: Type.String(),
    condition: Type.Union([ConditionData, Type.Null()]),
  },
  { additionalProperties: false },
)

const Data = Type.Object(
  {
    /** null: changes that occurred together, outside a digest. */
    digest: Type.Union([Type.Enum([...DIGEST_PERIODS]), Type.Null()]),
    /** The alert, if all changes are of one alert; null: of several. */
    alert: Type.Union([Type.String(), Type.Null()]),
    organization: Type.String(),
    isSimulated: Type.Boolean(),
    count: Type.Integer({ minimum: 1 }),
    /** How many alerts changed, and how many of them are active after these changes. */
    alerts: Type.Integer({ minimum: 1 }),
    active: Type.Integer({ minimum: 0 }),
    /** How many of them have no data after these changes. */
    silent: Type.Integer({ minimum: 0 }),
    /** The gravest level of those that are active; null: none is. */
    level: Type.Union([Type.Enum(['critical', 'warning', 'info']), Type.Null()]),
    changes: Type.Array(Change),
    /** Number of changes that are not listed. */
    more: Type.Integer({ minimum: 0 }),
    /** The monitor of the alert, or the list of alerts. */
    link: Type.String({ pattern: '^https?://[^\\s]+$' }),
  },
  { additionalProperties: false },
)
/** Notifies a subscriber of several changes of alerts: those of a digest, or those that occurred together. */
export const alertChangesMail = defineMail({
  name: 'alert-changes',
  data: Data,
  messages: {
    en: { ...en, simulated: changeEn.simulated, why: changeEn.whySome },
    es: { ...es, simulated: changeEs.simulated, why: changeEs.whySome },
  },
  subject: ({ digest, alert, level, count, alerts, active, silent, organization }, text) =>
    text('subject', {
      digest: digest ?? NONE,
      alert: alert ?? NONE,
      level: level ?? (silent > 0 ? 'no_data' : NONE),
      count,
      alerts,
      active,
      silent,
      organization,
    }),
  body: (data, text, language) => [
    ...(data.isSimulated ? [paragraph(text('simulated'))] : []),
    paragraph(text('lead', { digest: data.digest ?? NONE, alert: data.alert ?? NONE })),
    ...data.changes.map(({ condition, ...change }) =>
      paragraph(
        // The sentence about the condition is no value of the other: it would be cut as user input is.
        [
          text(change.reason === 'change' ? 'change' : 'reminder', change),
          ...(condition === null ? [] : [measuredText(condition, language)]),
        ].join(' '),
      ),
    ),
    ...(data.more === 0 ? [] : [paragraph(text('more', { more: data.more }))]),
    button(text('open', { alert: data.alert ?? NONE }), data.link),
    note(text('why', { organization: data.organization })),
  ],
})
