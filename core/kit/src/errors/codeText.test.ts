import { beforeAll, describe, expect, it, vi } from 'vitest'
import { codeText, loadErrorSentences } from './codeText.ts'

describe('before the sentences have been loaded', () => {
  it('says what may happen at any time', () => {
    expect(codeText('NETWORK', 'es')).toBe(
      'El servidor no responde. Compruebe la conexión e inténtelo de nuevo',
    )
  })

  it('names any other code', async () => {
    // Other tests of this process have loaded them.
    vi.resetModules()
    const fresh = await import('./codeText.ts')
    expect(fresh.codeText('LEASED', 'en')).toBe('The server refused the request (code LEASED)')
  })
})

describe('the sentence for an error code', () => {
  beforeAll(loadErrorSentences)

  it.each([
    ['FORBIDDEN', 'en', {}, 'You do not have permission to do this'],
    ['FORBIDDEN', 'es', {}, 'No tiene permiso para hacer esto'],
    ['FORBIDDEN', 'es-ES', {}, 'No tiene permiso para hacer esto'],
    ['WIDGET_LIMIT', 'en', { limit: '50' }, "Sorry, you can't add more than 50 widgets"],
    ['WIDGET_LIMIT', 'es', { limit: '50' }, 'Lo sentimos, no puede añadir más de 50 widgets'],
  ])('%s in %s', (code, locale, parts, sentence) => {
    expect(codeText(code, locale, parts)).toBe(sentence)
  })

  it.each(['BREWING_TEA', 'toString', '__proto__'])('names the unknown code %s', (code) => {
    expect(codeText(code, 'en')).toBe(`The server refused the request (code ${code})`)
    expect(codeText(code, 'es')).toBe(`El servidor ha rechazado la solicitud (código ${code})`)
  })

  it('has no holes where the server sent no parts', () => {
    expect(codeText('WIDGET_LIMIT', 'en')).toBe(
      'The server refused the request (code WIDGET_LIMIT)',
    )
  })

  it('leaves braces in a part alone', () => {
    expect(codeText('CONFLICT', 'en', { reason: 'Called {limit}' })).toBe('Called {limit}')
  })
})
