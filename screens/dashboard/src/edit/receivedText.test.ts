import { createPluginIntl } from '@airshed/kit'
import { createRegistry } from '@airshed/console-kit'
import { describe, expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { receivedText } from './receivedText.ts'
import type { ChangeAuthor } from './useLastAuthor.ts'

const wordsOf = (author: ChangeAuthor | null, locale: 'en_US' | 'es_ES' = 'en_US') => {
  const intl = createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
  const changes = [{ kind: 'widget-moved', name: 'Dust' }] as const
  return receivedText(changes, author, 'u1', { intl, registry: createRegistry([]), locale })
}

describe('a change that arrives', () => {
  it.each([
    ['by somebody else', { name: 'Rui Pinto', id: 'u2' }, 'Rui Pinto: moved Dust'],
    [
      'by the reader in another window',
      { name: 'Ana Ruiz', id: 'u1' },
      'You, in another window: moved Dust',
    ],
    ['by an unknown person', null, 'Somebody else: moved Dust'],
  ])('names the author of a change %s', (_, author, words) => {
    expect(wordsOf(author)).toBe(words)
  })

  it('describes a change by somebody else in Spanish', () => {
    expect(wordsOf({ name: 'Rui Pinto', id: 'u2' }, 'es_ES')).toMatch(/^Rui Pinto: .*Dust/)
  })
})
