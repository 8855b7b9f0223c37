import { createPluginIntl } from '@airshed/kit'
import { readingRevision } from '@airshed/testing'
import { expect, it } from 'vitest'
import en from '../../messages/en.json' with { type: 'json' }
import es from '../../messages/es.json' with { type: 'json' }
import { authorText } from './authorText.ts'

const words = (
  changes: Parameters<typeof readingRevision>[1],
  locale: 'en_US' | 'es_ES' = 'en_US',
) =>
  authorText(readingRevision(0, changes), createPluginIntl({ en, es }, { locale, timezone: 'UTC' }))

it.each([
  [{ author_kind: 'key', author_name: 'Roof' }, 'Ingest key Roof', 'Clave de envío Roof'],
  [{ author_kind: 'key', author_name: null }, 'An ingest key', 'Una clave de envío'],
  [{ author_kind: 'device', author_name: '1C00' }, 'The device itself', 'El propio dispositivo'],
  [
    { author_kind: 'import', author_name: 'a.csv', account_name: 'Ada Author' },
    'Import of a.csv, Ada Author',
    'Importación de a.csv, Ada Author',
  ],
  [{ author_kind: 'import', author_name: null }, 'An import', 'Una importación'],
  [
    { author_kind: 'undo', author_name: 'a.csv' },
    'Import of a.csv, taken back',
    'Importación de a.csv, deshecha',
  ],
  [
    { author_kind: 'undo', author_name: null },
    'An import that was taken back',
    'Una importación deshecha',
  ],
  [
    { author_kind: 'command', author_name: null },
    'An import on the server',
    'Una importación en el servidor',
  ],
  [{ author_kind: 'server', author_name: null }, 'The server', 'El servidor'],
] as const)('names the author %j as far as the reader may know', (author, english, spanish) => {
  expect(words(author)).toBe(english)
  expect(words(author, 'es_ES')).toBe(spanish)
})
