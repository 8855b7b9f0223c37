/** Loads texts that are not in a page from its start. */
export interface TextLoader {
  /**
   * Loads the texts of a language; at once for English, which is always there.
   *
   * @throws {Error} if they cannot be loaded; the next call tries again
   */
  load(language: 'en' | 'es'): Promise<void>
  /** Whether the texts of a language are there. */
  isLoaded(language: 'en' | 'es'): boolean
}

/** Texts of a part of the console whose Spanish is loaded for those who read it. */
export interface LazyTexts<Id extends string> extends TextLoader {
  /** By language. English stands in for Spanish until that is loaded; the objects stay the same. */
  readonly messages: Record<'en' | 'es', Record<Id, string>>
}

/**
 * Texts whose Spanish is not loaded before somebody reads it.
 *
 * @param loadSpanish such as `() => import('./es.json')`
 */
export function lazyTexts<Id extends string>(
  en: Record<Id, string>,
  loadSpanish: () => Promise<{ default: Record<Id, string> }>,
): LazyTexts<Id> {
  const messages = { en, es: { ...en } }
  let isHere = false
  return {
    messages,
    isLoaded: (language) => language === 'en' || isHere,
    async load(language) {
      if (language === 'en' || isHere) return
      const { default: es } = await loadSpanish()
      Object.assign(messages.es, es)
      isHere = true
    },
  }
}

/** Loads the texts of several parts at once. */
export const joinTexts = (...parts: readonly TextLoader[]): TextLoader => ({
  isLoaded: (language) => parts.every((part) => part.isLoaded(language)),
  async load(language) {
    await Promise.all(parts.map((part) => part.load(language)))
  },
})
