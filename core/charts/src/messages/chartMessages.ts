import { lazyTexts, type TextLoader } from '@airshed/ui'
import { useIntl } from 'react-intl'
import en from './en.json' with { type: 'json' }

export type ChartMessageId = keyof typeof en

const texts = lazyTexts(en, () => import('./es.json'))

/** Loads the Spanish of {@link chartMessages}. */
export const chartTexts: TextLoader = texts

/** Texts of this package by language; the app merges them with those of the plugins. Spanish is English until loaded. */
export const chartMessages: Record<'en' | 'es', Record<ChartMessageId, string>> = texts.messages

export type ChartText = (id: ChartMessageId, values?: Record<string, string | number>) => string

/** Texts of this package in the current language; English if a translation is missing. */
export function useChartText(): ChartText {
  const intl = useIntl()
  return (id, values) => intl.formatMessage({ id, defaultMessage: en[id] }, values)
}
