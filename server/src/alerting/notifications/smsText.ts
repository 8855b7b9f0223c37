import { createMailText, type MailText } from '../../messages/mail/mailText.ts'
import { measuredText } from '../../messages/mail/templates/alertChange/conditionText.ts'
import type { MailLanguage } from '../../storage/store/tables/mails.ts'
import type { ComposedNotices } from './composed.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

const MESSAGES = { en, es }
/** Alerts that a text message names. */
const NAMED_MAX = 3

/** The text message that notifies a reader of changes, without its link. */
export function smsText(composed: ComposedNotices, language: MailLanguage): string {
  const text = createMailText(MESSAGES[language], language)
  const { notices, organization } = composed
  const simulated = organization.isSimulated ? text('simulated') : ''
  const [only, ...others] = notices
  if (only === undefined) return ''
  // Sentences are joined here: as values of each other they would be cut as if somebody had typed them.
  const said =
    others.length === 0
      ? [
          text('one', {
            name: only.name,
            level: only.level,
            state: only.state,
            reason: only.reason,
            time: only.time,
          }),
          measuredOf(only.conditions, language),
        ]
      : [
          text('many', { count: notices.length, organization: organization.name }),
          `${namesOf(notices, text)}${text('more', { more: Math.max(0, notices.length - NAMED_MAX) })}`,
        ]
  return [simulated, ...said].filter((part) => part !== '').join(' ')
}

const namesOf = (notices: ComposedNotices['notices'], text: MailText<keyof typeof en>): string =>
  notices
    .slice(-NAMED_MAX)
    .map(({ name, state }) => text('named', { name, state }))
    .join(', ')

function measuredOf(
  [condition]: ComposedNotices['notices'][number]['conditions'],
  language: MailLanguage,
): string {
  return condition === undefined ? '' : measuredText(condition, language)
}
