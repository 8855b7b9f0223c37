import { createIntl } from '@formatjs/intl'
import type { Locale } from '@airshed/schemas'
import type { MailLanguage } from '../../storage/store/tables/mails.ts'
import { oneLine } from '../../base/settings/oneLine.ts'

/** Texts by their id, in ICU message syntax. */
export type MailMessages<Id extends string> = Readonly<Record<Id, string>>

/** A text in the reader's language. User input is put on one line first. */
export type MailText<Id extends string> = (
  id: Id,
  values?: Readonly<Record<string, string | number | Date>>,
) => string

/** The language of mails to a user who uses the console in a locale. */
export const languageOf = (locale: Locale): MailLanguage => (locale === 'es_ES' ? 'es' : 'en')

/** The texts of one language. Times are in UTC, as the reader's time zone is unknown. */
export function createMailText<Id extends string>(
  messages: MailMessages<Id>,
  language: MailLanguage,
): MailText<Id> {
  const intl = createIntl({
    locale: language,
    messages,
    timeZone: 'UTC',
    onError(error) {
      throw error
    },
  })
  return (id, values = {}) => {
    const lines = Object.entries(values).map(
      ([name, value]) => [name, typeof value === 'string' ? oneLine(value) : value] as const,
    )
    return intl.formatMessage({ id }, Object.fromEntries(lines))
  }
}
