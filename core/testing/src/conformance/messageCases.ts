import type { MessageLoaders, Messages } from '@airshed/contract'
import { createPluginIntl } from '@airshed/kit'
import type { Locale } from '@airshed/schemas'
import { TEST_TIMEZONE } from '../builders/times.ts'
import type { ConformanceCase } from './cases.ts'
import { messagePlaces } from './messagePlaces.ts'

const tagsOf = (text: string): string[] =>
  [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => name)

/**
 * Both languages have the same texts, each can be parsed, and each field of the settings has a name.
 *
 * @param fields names of the fields of the settings
 */
export function messageCases(
  messages: MessageLoaders,
  fields: readonly string[],
): ConformanceCase[] {
  const load = async (): Promise<{ en: Messages; es: Messages }> => {
    const [en, es] = await Promise.all([messages.en(), messages.es()])
    return { en: en.default, es: es.default }
  }
  return [
    {
      name: 'has the same texts in English and in Spanish',
      problems: async () => {
        const { en, es } = await load()
        return [...missingIn('es', en, es), ...missingIn('en', es, en), ...otherPlaces(en, es)]
      },
    },
    {
      name: 'has texts that can be written',
      problems: async () => {
        const texts = await load()
        return [...unwritable(texts, 'en_US'), ...unwritable(texts, 'es_ES')]
      },
    },
    {
      name: 'names each field of its settings',
      problems: async () => {
        const { en } = await load()
        return fields
          .filter((field) => en[`config.${field}`] === undefined)
          .map((field) => `messages: expected a text config.${field}, got nothing`)
      },
    },
  ]
}

function missingIn(language: string, all: Messages, some: Messages): string[] {
  return Object.keys(all)
    .filter((id) => some[id] === undefined)
    .map((id) => `messages/${language}.json: expected a text ${id}, got nothing`)
}

function otherPlaces(en: Messages, es: Messages): string[] {
  return Object.entries(en).flatMap(([id, text]) => {
    const other = es[id]
    if (other === undefined) return []
    const [expected, got] = [messagePlaces(text).join(', '), messagePlaces(other).join(', ')]
    return expected === got
      ? []
      : [`messages/es.json ${id}: expected the places {${expected}}, got {${got}}`]
  })
}

function unwritable(texts: { en: Messages; es: Messages }, locale: Locale): string[] {
  const problems: string[] = []
  const intl = createPluginIntl(texts, { locale, timezone: TEST_TIMEZONE }, (error) =>
    problems.push(error.message.split('\n')[0] ?? error.message),
  )
  for (const [id, text] of Object.entries(texts[locale === 'en_US' ? 'en' : 'es'])) {
    const values = {
      ...Object.fromEntries(messagePlaces(text).map((place) => [place, 1])),
      ...Object.fromEntries(tagsOf(text).map((tag) => [tag, (parts: unknown[]) => parts.join('')])),
    }
    const written = String(intl.formatMessage({ id }, values as Record<string, number>))
    if (written.trim() === '') problems.push(`messages ${locale} ${id}: expected words, got none`)
  }
  return problems
}
