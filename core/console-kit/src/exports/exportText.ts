import { averagingWords, basisName, chartMessages, type ChartText } from '@airshed/charts'
import type { BelowLimit, HiddenReading } from '@airshed/domain'
import { createPluginIntl, type Frame } from '@airshed/kit'
import type { Locale } from '@airshed/schemas'
import {
  belowLimitWords,
  formatCoverage,
  hiddenText,
  uiMessages,
  type UiMessageId,
  type UiText,
} from '@airshed/ui'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

export type ExportMessageId = keyof typeof en

/** Texts of exported tables, by language. */
export const exportMessages: Record<'en' | 'es', Record<ExportMessageId, string>> = { en, es }

/** Words of one language and time zone for tables of data. */
export interface ExportText {
  text: (id: ExportMessageId, values?: Record<string, string | number>) => string
  /** A status or an alert's state, worded as in the rest of the console. */
  status: (status: string) => string
  yesNo: (isSo: boolean) => string
  /** Why a reading is not shown, see `hiddenText`. */
  hidden: (hidden: HiddenReading, unit: string) => string
  /** A reading below its detection limit and how it counts, see `belowLimitWords`. */
  belowLimit: (below: BelowLimit, unit: string) => string
  /** `97 %` */
  share: (share: number) => string
  /** The averaging of the values of a series, and whether its times are the start or the end of the period. */
  averaging: (frame: Pick<Frame, 'averagingPeriodMs' | 'kind' | 'basis'>) => string
  /** `corrected` after the words for values that are; else these words alone. */
  ofBasis: (words: string, basis: Frame['basis']) => string
  /** `Corrected values: PM2.5`; empty: none is. */
  corrected: (names: readonly string[]) => string
  /** BCP 47 tag. */
  locale: string
  /** IANA zone. */
  timezone: string
}

export function exportText(locale: Locale, timezone: string): ExportText {
  const intl = createPluginIntl(
    {
      en: { ...uiMessages.en, ...chartMessages.en, ...en },
      es: { ...uiMessages.es, ...chartMessages.es, ...es },
    },
    { locale, timezone },
  )
  const ui: UiText = (id, values) => intl.formatMessage({ id }, values)
  const chartText: ChartText = (id, values) => intl.formatMessage({ id }, values)
  return {
    text: (id, values) => intl.formatMessage({ id }, values),
    status: (status) => {
      const id = [`ui.status.${status}`, `ui.grade.${status}`].find((one) => one in uiMessages.en)
      return id === undefined ? status : ui(id as UiMessageId)
    },
    yesNo: (isSo) => ui(isSo ? 'ui.reading.yes' : 'ui.reading.no'),
    hidden: (hidden, unit) => hiddenText(hidden, { unit, locale: intl.locale, text: ui }),
    belowLimit: (below, unit) => belowLimitWords(below, { unit, locale: intl.locale, text: ui }),
    share: (share) => formatCoverage(share, intl.locale),
    averaging: (frame) => {
      const values = averagingWords([frame], intl.locale, chartText)
      return frame.averagingPeriodMs === null
        ? values
        : intl.formatMessage({ id: 'averaged' }, { values })
    },
    ofBasis: (words, basis) => basisName(words, basis, chartText),
    corrected: (names) =>
      names.length === 0 ? '' : chartText('charts.correctedOf', { names: names.join(', ') }),
    locale: intl.locale,
    timezone,
  }
}
