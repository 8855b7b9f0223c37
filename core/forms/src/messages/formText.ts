import type { Messages } from '@airshed/contract'
import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import { formMessages, type FormMessageId } from './formMessages.ts'

type Values = Readonly<Record<string, string | number>>

/** The texts of one form: those of its plugin, with the engine's own as a fallback. */
export interface FormText {
  intl: IntlShape
  /** One of the engine's own texts. */
  (id: FormMessageId, values?: Values): string
  /** A text that a plugin may have: the first id that exists, else null. */
  find(ids: readonly string[], values?: Values): string | null
}

/**
 * @param intl language, time zone and the texts of the page
 * @param messages the plugin's texts in that language
 */
export function createFormText(intl: IntlShape, messages: Messages = {}): FormText {
  const language = intl.locale.startsWith('es') ? 'es' : 'en'
  const all: Record<string, string> = {
    ...formMessages[language],
    ...(intl.messages as Record<string, string>),
    ...messages,
  }
  const own = createIntl(
    { locale: intl.locale, ...(intl.timeZone ? { timeZone: intl.timeZone } : {}), messages: all },
    createIntlCache(),
  )
  const text = (id: FormMessageId, values?: Values): string =>
    own.formatMessage({ id, defaultMessage: formMessages.en[id] }, values)
  return Object.assign(text, {
    intl: own,
    find(ids: readonly string[], values?: Values): string | null {
      const id = ids.find((candidate) => all[candidate] !== undefined)
      return id === undefined ? null : own.formatMessage({ id }, values)
    },
  })
}
