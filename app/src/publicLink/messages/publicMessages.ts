import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

export type PublicMessageId = keyof typeof en

/** Texts of the public page by language. */
export const publicMessages: Record<'en' | 'es', Record<PublicMessageId, string>> = { en, es }

export type PublicText = (id: PublicMessageId, values?: Record<string, string>) => string

/** Texts of the public page in the current language; the function is stable until the language changes. */
export function usePublicText(): PublicText {
  const intl = useIntl()
  return useCallback(
    (id, values) => intl.formatMessage({ id, defaultMessage: en[id] }, values),
    [intl],
  )
}
