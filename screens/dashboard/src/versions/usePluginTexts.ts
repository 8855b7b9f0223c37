import type { AnyWidgetDefinition } from '@airshed/console-kit'
import { useSession } from '@airshed/kit'
import { useEffect, useState } from 'react'

type Texts = Readonly<Record<string, unknown>>
const NONE: Texts = {}

/** The texts of a plugin in the language of the page; {} until they have loaded, and if they cannot be. */
export function usePluginTexts(definition: AnyWidgetDefinition | undefined): Texts {
  const { locale } = useSession()
  const [texts, setTexts] = useState(NONE)
  const language = locale === 'es_ES' ? 'es' : 'en'
  useEffect(() => {
    let isWanted = true
    const load = async (): Promise<void> => {
      try {
        const loaded = await definition?.messages[language]()
        if (isWanted && loaded !== undefined) setTexts(loaded.default)
      } catch {
        // The titles of the schema do as well.
      }
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [definition, language])
  return texts
}
