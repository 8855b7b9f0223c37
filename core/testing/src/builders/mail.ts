import { MAIL_STATES, type Mail, type MailOutcome } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const MINUTE_MS = 60_000

const NAMES = ['ana', 'bruno', 'carla', 'david', 'elena']

const SUBJECTS: Readonly<Record<string, string>> = {
  'alert-change': 'Warning: Dust at Quay Street has begun',
  invitation: 'Olga Marsh invites you to City of Rivermouth',
  'token-ending': 'The API token “Build” expires on May 12',
}
const TEMPLATES = Object.keys(SUBJECTS)

const STATE_FACTS: Readonly<Record<MailOutcome, (createdAt: number) => Partial<Mail>>> = {
  waiting: () => ({ attempts: 2, reason: 'mail.example.org answered 451 greylisted' }),
  sent: (createdAt) => ({ attempts: 1, sent_at: createdAt + 2_000 }),
  kept: () => ({}),
  failed: () => ({ attempts: 1, reason: 'mail.example.org answered 550 no such mailbox' }),
}

const TRANSPORTS: Readonly<Record<string, Mail['transport']>> = {
  'alert-sms': 'sms',
  'alert-channel': 'channel',
}

/** One mail of the outbox of `org_city`; each number has another recipient, kind, state and age. */
export function mail(index = 0, changes: Partial<Mail> = {}): Mail {
  const state = changes.state ?? MAIL_STATES[index % MAIL_STATES.length] ?? 'sent'
  const template = changes.template ?? TEMPLATES[index % TEMPLATES.length] ?? 'alert-change'
  const createdAt = TEST_NOW_MS - (index + 1) * 11 * MINUTE_MS
  const name = NAMES[index % NAMES.length] ?? 'ana'
  return {
    id: `mail_${index}`,
    organization_id: 'org_city',
    transport: TRANSPORTS[template] ?? 'mail',
    template,
    recipient: `${name}${index}@rivermouth.example`,
    recipient_name: `${name.charAt(0).toUpperCase()}${name.slice(1)} Rivers`,
    language: index % 2 === 0 ? 'en' : 'es',
    subject: SUBJECTS[template] ?? template,
    state,
    attempts: 0,
    reason: null,
    created_at: createdAt,
    sent_at: null,
    ...STATE_FACTS[state](createdAt),
    ...changes,
  }
}
