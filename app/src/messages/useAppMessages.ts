import { languageOf } from '@airshed/kit/provider'
import type { Locale } from '@airshed/schemas'
import { useLoadedTexts } from '@airshed/ui'
import { useMemo } from 'react'
import { appMessages, consoleTexts } from './appMessages.ts'

/** Texts of the shell by language; another object once those of the locale are loaded. */
export function useAppMessages(locale: Locale): typeof appMessages {
  const isLoaded = useLoadedTexts(consoleTexts, languageOf(locale))
  // oxlint-disable-next-line react/exhaustive-deps -- loading fills the texts in place
  return useMemo(() => ({ ...appMessages }), [isLoaded])
}
