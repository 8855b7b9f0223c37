import { useEffect, useState } from 'react'
import type { TextLoader } from './lazyTexts.ts'

/**
 * Loads the texts of a language that a page is drawn in already, and draws it again once they are there. A page that
 * loads them first never shows English in their place.
 *
 * @returns whether they are there; changes what was made of them
 */
export function useLoadedTexts(texts: TextLoader, language: 'en' | 'es'): boolean {
  const [, setLoaded] = useState(0)
  const isLoaded = texts.isLoaded(language)
  useEffect(() => {
    if (isLoaded) return undefined
    let isOver = false
    const load = async (): Promise<void> => {
      await texts.load(language)
      if (!isOver) setLoaded((times) => times + 1)
    }
    // English stands in; the next change of language tries again.
    load().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [texts, language, isLoaded])
  return isLoaded
}
