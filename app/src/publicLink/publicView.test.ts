import { describe, expect, it } from 'vitest'
import { readPublicView } from './publicView.ts'

describe('the options in the address of a public page', () => {
  it('follows system and browser without options', () => {
    const plain = { theme: 'auto', isEmbedded: false }
    expect(readPublicView('', ['es-MX', 'en'])).toEqual({ ...plain, locale: 'es_ES' })
    expect(readPublicView('', ['fr-FR'])).toEqual({ ...plain, locale: 'en_US' })
    expect(readPublicView('', ['fr-FR', 'es'])).toEqual({ ...plain, locale: 'es_ES' })
  })

  it('reads theme, language and embedding', () => {
    expect(readPublicView('?theme=dark&lang=es&embed=1', ['en'])).toEqual({
      theme: 'dark',
      locale: 'es_ES',
      isEmbedded: true,
    })
  })

  it.each(['?theme=<script>&lang=__proto__', '?theme=&lang=&embed=yes', '?theme=auto&lang=de'])(
    'ignores unknown options in %s',
    (search) => {
      expect(readPublicView(search, ['en'])).toEqual({
        theme: 'auto',
        locale: 'en_US',
        isEmbedded: false,
      })
    },
  )
})
