import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PERMISSIONS } from '@airshed/schemas'
import { SERVER_ERRORS } from '@airshed/server/errors'
import { describe, expect, it } from 'vitest'

const textsOf = (file: string): Record<string, string> =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, `../../core/kit/src/errors/messages/${file}.json`),
      'utf8',
    ),
  ) as Record<string, string>

const textsIn = (language: 'en' | 'es'): Record<string, string> => ({
  ...textsOf(language),
  ...textsOf(`common-${language}`),
})

const placesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Codes that no page can meet: devices and programs get them. */
const NOT_FOR_PEOPLE = [
  'DEVICE_KEY_ENDED',
  'INGEST_KEY_MISSING',
  'INGEST_KEY_OF_FORMER',
  'INGEST_KEY_UNKNOWN',
  'METHOD_NOT_ALLOWED',
  'ROUTE_NOT_FOUND',
]
/** Sentences that stand for no code of the server. */
const OF_THE_CONSOLE = ['NETWORK', 'OTHER', 'RANGE_BEYOND_REACH']

describe.each(['en', 'es'] as const)('the sentences for error codes in %s', (language) => {
  const texts = textsIn(language)
  const isSentence = (key: string): boolean => !key.includes('.')

  it('exist for exactly the codes of the server that people meet', () => {
    const codes = Object.keys(SERVER_ERRORS).filter((code) => !NOT_FOR_PEOPLE.includes(code))
    expect(Object.keys(texts).filter(isSentence).toSorted()).toEqual(
      [...codes, ...OF_THE_CONSOLE].toSorted(),
    )
  })

  it('allows titles and longer forms only beside a sentence', () => {
    const codes = Object.keys(texts).flatMap(
      (key) => /^(.*)\.(?:title|parts?)$/.exec(key)?.[1] ?? [],
    )
    expect(codes.filter((code) => texts[code] === undefined)).toEqual([])
  })

  it('names every permission', () => {
    const named = Object.keys(texts).filter((key) => key.startsWith('permission.'))
    expect(named.toSorted()).toEqual(PERMISSIONS.map((name) => `permission.${name}`).toSorted())
  })

  it('defines each sentence in one file', () => {
    const common = Object.keys(textsOf(`common-${language}`))
    expect(common.filter((code) => Object.hasOwn(textsOf(language), code))).toEqual([])
  })

  it('contains only placeholders that the server fills', () => {
    for (const [code, { detail }] of Object.entries(SERVER_ERRORS)) {
      const sent = placesIn(detail)
      const known = [...sent, ...(sent.includes('organization') ? ['organization_name'] : [])]
      for (const key of [code, `${code}.title`, `${code}.parts`, `${code}.part`]) {
        const places = placesIn(texts[key] ?? '')
        expect(
          places.filter((name) => !known.includes(name)),
          key,
        ).toEqual([])
      }
    }
  })
})
