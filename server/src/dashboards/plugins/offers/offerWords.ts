import type { CataloguePlugin } from '@airshed/plugin-archive'
import { OFFER_SEARCH_WORDS_MAX } from '@airshed/schemas'
import { invalidQuery } from '../../../access/input/invalidField.ts'

/** Lower case without accents, so that "estacion" finds "Estación". */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * The distinct words of a search.
 *
 * @throws ApiError 400 if there are too many
 */
export function offerWords(search: string): readonly string[] {
  const words = [...new Set(plain(search).split(/\s+/))].filter((word) => word !== '')
  if (words.length <= OFFER_SEARCH_WORDS_MAX) return words
  throw invalidQuery('/search', `at most ${OFFER_SEARCH_WORDS_MAX} words`, words.length)
}

/** The searched text of a plugin. Worth caching, because catalogues are megabytes. */
export function searchedText(plugin: CataloguePlugin): string {
  const { id, title, description, author, keywords = [] } = plugin
  const texts = [id, title.en, title.es, description.en, description.es, author, ...keywords]
  return plain(texts.filter((text) => text !== undefined).join(' '))
}
