import { languageOf } from '@airshed/kit/provider'
import type { Locale } from '@airshed/schemas'
import { atom } from 'jotai'
import { consoleTexts } from '../messages/appMessages.ts'
import { storedSessionAtom } from './storedSession.ts'

/** The language that is being changed to. */
const nextLocaleAtom = atom<Locale | null>(null)

/**
 * Changes the language of this browser once its texts are loaded: the page goes from one to the other without English
 * in between. The last choice counts, whatever is loaded first. Without texts the language changes all the same, with
 * the shell in English.
 */
export const chooseLocaleAtom = atom(null, async (get, set, locale: Locale): Promise<void> => {
  set(nextLocaleAtom, locale)
  await consoleTexts.load(languageOf(locale)).catch(() => undefined)
  if (get(nextLocaleAtom) === locale) set(storedSessionAtom, { locale })
})
