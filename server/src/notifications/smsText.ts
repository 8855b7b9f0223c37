import { createMailText } from '../mail/mailText.ts'
import { measuredText } from '../mail/templates/alertChange/conditionText.ts'
import type { MailLanguage } from '../store/tables/mails.ts'
import type { ComposedNotices } from './composed.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** Maximum length of a text message, characters: what fits into four parts in the GSM alphabet. */
export const SMS_MAX = 600
const MESSAGES = { en, es }
/** Alerts that a text message names. */
const NAMED_MAX = 3

/** The text message that notifies a reader of changes. */
export function smsText(composed: ComposedNotices, language: MailLanguage): string {
  const text = createMailText(MESSAGES[language], language)
  const { notices, organization, link } = composed
  const simulated = organization.isSimulated ? text('simulated') : ''
  const [only, ...others] = notices
  if (only === undefined) return ''
  const said =
    others.length === 0
      ? text('one', {
          name: only.name,
          level: only.level,
          isActive: String(only.isActive),
          time: only.time,
          measured: measuredOf(only.conditions, language),
        })
      : text('many', {
          count: notices.length,
          organization: organization.name,
          names: notices
            .slice(-NAMED_MAX)
            .map(({ name, isActive }) => text('named', { name, isActive: String(isActive) }))
            .join(', '),
          more: Math.max(0, notices.length - NAMED_MAX),
        })
  // The address must not be cut, or it leads nowhere.
  const room = SMS_MAX - link.length - simulated.length - 2
  return [simulated, cut(said, room), link].filter((part) => part !== '').join(' ')
}

function measuredOf(
  [condition]: ComposedNotices['notices'][number]['conditions'],
  language: MailLanguage,
): string {
  return condition === undefined ? '' : measuredText(condition, language)
}

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`
