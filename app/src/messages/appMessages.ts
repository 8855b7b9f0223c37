import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

export type AppMessageId = keyof typeof en

/** Texts of the shell by language. */
export const appMessages: Record<'en' | 'es', Record<AppMessageId, string>> = { en, es }

export type AppText = (id: AppMessageId, values?: Record<string, string | number>) => string

/** Texts of the shell in the current language; the function is stable until the language changes. */
export function useAppText(): AppText {
  const intl = useIntl()
  return useCallback(
    (id, values) => intl.formatMessage({ id, defaultMessage: en[id] }, values),
    [intl],
  )
}
