import type { MessageLoaders, Messages, PluginIntl } from '@airshed/contract'
import type { Locale } from '@airshed/schemas'
import { createIntl, createIntlCache } from '@formatjs/intl'
import { languageOf } from '../provider/language.ts'

/** The user's language and IANA time zone, used for texts, times and numbers. */
export interface Reader {
  locale: Locale
  timezone: string
}

const cache = createIntlCache()

/** The intl object of one plugin: its own texts, in English if a translation is missing. */
export function createPluginIntl(
  texts: { en: Messages; es: Messages },
  reader: Reader,
  onError: (error: Error) => void = () => undefined,
): PluginIntl {
  const language = languageOf(reader.locale)
  return createIntl(
    {
      locale: language,
      defaultLocale: 'en',
      timeZone: reader.timezone,
      messages: { ...texts.en, ...texts[language] },
      onError,
    },
    cache,
  )
}

/** Loads the texts for a language, and always the English ones as a fallback. */
export async function loadPluginIntl(
  messages: MessageLoaders,
  reader: Reader,
): Promise<PluginIntl> {
  const [en, es] = await Promise.all([
    messages.en(),
    languageOf(reader.locale) === 'es' ? messages.es() : Promise.resolve({ default: {} }),
  ])
  return createPluginIntl({ en: en.default, es: es.default }, reader)
}
