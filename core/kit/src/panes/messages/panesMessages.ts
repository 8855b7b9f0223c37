import { useCallback, useMemo } from 'react'
import { createPluginIntl } from '../../intl/pluginIntl.ts'
import { useAirshed } from '../../provider/airshedContext.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

export type PanesMessageId = keyof typeof en

/** Texts of the panes by language. */
export const panesMessages: Record<'en' | 'es', Record<PanesMessageId, string>> = { en, es }

export type PanesText = (id: PanesMessageId, values?: Record<string, string | number>) => string

/** Texts of the panes in the user's language; they are loaded only with the panes. */
export function usePanesText(): PanesText {
  const { locale, user } = useAirshed().session
  const { timezone } = user
  const intl = useMemo(
    () => createPluginIntl(panesMessages, { locale, timezone }),
    [locale, timezone],
  )
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl])
}
