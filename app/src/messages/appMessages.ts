import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import en from './en.json' with { type: 'json' }

export type AppMessageId = keyof typeof en
type Texts = Record<AppMessageId, string>

/** Texts of the shell by language. */
export type AppMessages = Readonly<Record<'en' | 'es', Texts>>

/** English stands in for Spanish until that is loaded: most first visits do without it. */
let known: AppMessages = { en, es: en }

/** Loads the texts of a language. @throws {Error} if they cannot be loaded; the next call tries again */
export async function loadAppMessages(language: 'en' | 'es'): Promise<AppMessages> {
  if (language === 'es' && known.es === en) {
    const { default: es } = await import('./es.json', { with: { type: 'json' } })
    known = { en, es }
  }
  return known
}

/** Texts of the shell, with those of a language as soon as they are loaded. */
export function useAppMessages(language: 'en' | 'es'): AppMessages {
  const [messages, setMessages] = useState(known)
  useEffect(() => {
    let isOver = false
    const load = async (): Promise<void> => {
      const loaded = await loadAppMessages(language)
      if (!isOver) setMessages(loaded)
    }
    // English is shown meanwhile; the next change of language tries again.
    load().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [language])
  return messages
}

export type AppText = (id: AppMessageId, values?: Record<string, string | number>) => string

/** Texts of the shell in the current language; the function is stable until the language changes. */
export function useAppText(): AppText {
  const intl = useIntl()
  return useCallback(
    (id, values) => intl.formatMessage({ id, defaultMessage: en[id] }, values),
    [intl],
  )
}
