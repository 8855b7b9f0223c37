import { useMemo } from 'react'
import { createIntl, createIntlCache, useIntl } from 'react-intl'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

export type PagesMessageId = keyof typeof en

/** Texts that all pages share, by language. */
export const pagesMessages: Record<'en' | 'es', Record<PagesMessageId, string>> = { en, es }

export type PagesText = (id: PagesMessageId, values?: Record<string, string | number>) => string

/** Texts that all pages share, in the reader's language; the same function until that changes. */
export function usePagesText(): PagesText {
  const { locale, timeZone } = useIntl()
  return useMemo(() => {
    const messages = pagesMessages[locale.startsWith('es') ? 'es' : 'en']
    const own = createIntl(
      { locale, messages, ...(timeZone ? { timeZone } : {}) },
      createIntlCache(),
    )
    return (id, values) => own.formatMessage({ id }, values)
  }, [locale, timeZone])
}
