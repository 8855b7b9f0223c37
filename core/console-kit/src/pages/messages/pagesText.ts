import { createIntl, createIntlCache, useIntl } from 'react-intl'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

export type PagesMessageId = keyof typeof en

/** Texts that all pages share, by language. */
export const pagesMessages: Record<'en' | 'es', Record<PagesMessageId, string>> = { en, es }

export type PagesText = (id: PagesMessageId, values?: Record<string, string | number>) => string

/** Cache by language and zone: every row of a list requests it when it scrolls into view. */
const known = new Map<string, PagesText>()

function pagesTextOf(locale: string, timeZone: string | undefined): PagesText {
  const key = `${locale} ${timeZone ?? ''}`
  const before = known.get(key)
  if (before !== undefined) return before
  const messages = pagesMessages[locale.startsWith('es') ? 'es' : 'en']
  const own = createIntl({ locale, messages, ...(timeZone ? { timeZone } : {}) }, createIntlCache())
  const text: PagesText = (id, values) => own.formatMessage({ id }, values)
  known.set(key, text)
  return text
}

/** Texts that all pages share, in the user's language; the same function until the language changes. */
export function usePagesText(): PagesText {
  const { locale, timeZone } = useIntl()
  return pagesTextOf(locale, timeZone)
}
