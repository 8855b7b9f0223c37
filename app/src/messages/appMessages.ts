import { pageTexts } from '@airshed/kit/provider'
import { joinTexts, lazyTexts, type TextLoader } from '@airshed/ui'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import en from './en.json' with { type: 'json' }

export type AppMessageId = keyof typeof en

const texts = lazyTexts(en, () => import('./es.json'))

/** Texts of the shell by language. Spanish is English until loaded, see {@link consoleTexts}. */
export const appMessages: Readonly<Record<'en' | 'es', Record<AppMessageId, string>>> =
  texts.messages

/** Loads the texts of the shell and of every page in it. */
export const consoleTexts: TextLoader = joinTexts(texts, pageTexts)

export type AppText = (id: AppMessageId, values?: Record<string, string | number>) => string

/** Texts of the shell in the current language; the function is stable until the language changes. */
export function useAppText(): AppText {
  const intl = useIntl()
  return useCallback(
    (id, values) => intl.formatMessage({ id, defaultMessage: en[id] }, values),
    [intl],
  )
}
