import { useIntl } from 'react-intl'
import en from './en.json' with { type: 'json' }
import { lazyTexts, type TextLoader } from './lazyTexts.ts'

export type UiMessageId = keyof typeof en

const texts = lazyTexts(en, () => import('./es.json'))

/** Loads the Spanish of {@link uiMessages}. */
export const uiTexts: TextLoader = texts

/**
 * Texts of this package by language; the app merges them with those of the plugins. Spanish is loaded before the first
 * page in Spanish is drawn, and English until then: read it when it is needed.
 */
export const uiMessages: Record<'en' | 'es', Record<UiMessageId, string>> = texts.messages

export type UiText = (id: UiMessageId, values?: Record<string, string | number>) => string

/** Texts of this package in the current language; English where a translation is missing. */
export function useUiText(): UiText {
  const intl = useIntl()
  return (id, values) => intl.formatMessage({ id, defaultMessage: en[id] }, values)
}
