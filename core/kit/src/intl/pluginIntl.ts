import type { MessageLoaders, Messages, PluginIntl } from '@airshed/contract'
import type { Locale } from '@airshed/schemas'
import { createIntl, createIntlCache } from '@formatjs/intl'
import { languageOf } from '../provider/language.ts'

/** Whose texts, times and numbers: the user's language and IANA time zone. */
export interface Reader {
  locale: Locale
  timezone: string
}

const cache = createIntlCache()

/** The intl object of one plugin: its own texts, English where one is not translated. */
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

/** Loads the texts that a reader needs: English always, for what is not translated. */
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
