import { useIntl } from 'react-intl'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

export type AppMessageId = keyof typeof en

/** Texts of the shell by language. */
export const appMessages: Record<'en' | 'es', Record<AppMessageId, string>> = { en, es }

/** Texts of the shell in the current language. */
export function useAppText(): (id: AppMessageId) => string {
  const intl = useIntl()
  return (id) => intl.formatMessage({ id, defaultMessage: en[id] })
}
