import type { Locale } from '@airshed/schemas'
import { createStore } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import { consoleTexts } from '../messages/appMessages.ts'
import { chooseLocaleAtom } from './chooseLocale.ts'
import { storedSessionAtom } from './storedSession.ts'

afterEach(() => vi.restoreAllMocks())

/** Texts that arrive when they are told to. */
function heldTexts() {
  const arrivals: { arrive: () => void; fail: () => void }[] = []
  vi.spyOn(consoleTexts, 'load').mockImplementation((language) =>
    language === 'en'
      ? Promise.resolve()
      : new Promise<void>((resolve, reject) => {
          arrivals.push({ arrive: resolve, fail: () => reject(new Error('offline')) })
        }),
  )
  const store = createStore()
  store.set(storedSessionAtom, { locale: 'en_US' })
  return {
    arrivals,
    choose: (locale: Locale) => store.set(chooseLocaleAtom, locale),
    shown: () => store.get(storedSessionAtom).locale,
  }
}

it('switches the language once its texts are loaded', async () => {
  const { arrivals, choose, shown } = heldTexts()
  const chosen = choose('es_ES')
  expect(shown()).toBe('en_US')
  arrivals[0]?.arrive()
  await chosen
  expect(shown()).toBe('es_ES')
})

it('switches the language even if its texts cannot be loaded', async () => {
  const { arrivals, choose, shown } = heldTexts()
  const chosen = choose('es_ES')
  arrivals[0]?.fail()
  await chosen
  expect(shown()).toBe('es_ES')
})

it('keeps the last chosen language when texts of an earlier one arrive later', async () => {
  const { arrivals, choose, shown } = heldTexts()
  const first = choose('es_ES')
  await choose('en_US')
  arrivals[0]?.arrive()
  await first
  expect(shown()).toBe('en_US')
})
