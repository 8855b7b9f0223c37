import { lazyTexts, type TextLoader } from '@airshed/ui'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import en from './en.json' with { type: 'json' }

export type HostMessageId = keyof typeof en

const texts = lazyTexts(en, () => import('./es.json'))

/** Loads the Spanish of {@link hostMessages}. */
export const hostTexts: TextLoader = texts

/**
 * Texts of the host by language; `AirshedProvider` merges them with those of the page parts. Spanish is English until
 * loaded.
 */
export const hostMessages: Record<'en' | 'es', Record<HostMessageId, string>> = texts.messages

export type HostText = (id: HostMessageId, values?: Record<string, string | number>) => string

/** Texts of the host in the current language; English where a translation is missing. */
export function useHostText(): HostText {
  const intl = useIntl()
  return useCallback(
    (id, values) => intl.formatMessage({ id, defaultMessage: en[id] }, values),
    [intl],
  )
}
