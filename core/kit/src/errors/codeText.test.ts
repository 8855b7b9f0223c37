import { beforeAll, describe, expect, it, vi } from 'vitest'
import { codeText, codeTitle, commonSentences, loadErrorSentences } from './codeText.ts'

beforeAll(() => commonSentences.load('es'))

describe('error texts before they have been loaded', () => {
  it('knows the texts of errors that can happen at any time', () => {
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
    [
      'FORBIDDEN',
      'en',
      { permission: 'manage_users', organization: 'o1', organization_name: 'City of Riverside' },
      'You do not have the permission “manage users” in City of Riverside. Ask an owner or manager there for it',
    ],
    [
      'FORBIDDEN',
      'es',
      { permission: 'manage_users', organization: 'all' },
      'No tiene el permiso «gestionar usuarios». Pídalo a un propietario o gestor de su organización',
    ],
    ['WIDGET_LIMIT', 'en', { limit: '50' }, 'Remove one first, or use another dashboard'],
  ])('gives the sentence for %s in %s', (code, locale, parts, sentence) => {
    expect(codeText(code, locale, parts)).toBe(sentence)
  })

  it.each(['BREWING_TEA', 'toString', '__proto__'])('names the unknown code %s', (code) => {
    expect(codeText(code, 'en')).toBe(`The server refused the request (code ${code})`)
    expect(codeText(code, 'es')).toBe(`El servidor ha rechazado la solicitud (código ${code})`)
  })

  it('leaves no holes where the server sent no parts', () => {
    expect(codeText('TOO_LARGE', 'en')).toBe('The server refused the request (code TOO_LARGE)')
  })

  it('keeps braces in a part as they are', () => {
    expect(codeText('CONFLICT', 'en', { reason: 'Called {limit}' })).toBe('Called {limit}')
  })
})

describe('the title for an error code', () => {
  beforeAll(loadErrorSentences)

  it.each([
    ['FORBIDDEN', 'en', {}, 'Permission error.'],
    ['FORBIDDEN', 'es-ES', {}, 'Error de permisos.'],
    ['WIDGET_LIMIT', 'en', { limit: '50' }, "Sorry, you can't add more than 50 widgets."],
    ['WIDGET_LIMIT', 'es', { limit: '50' }, 'Lo sentimos, no puede añadir más de 50 widgets.'],
    ['WIDGET_LIMIT', 'en', {}, null],
    ['INTERNAL', 'en', {}, null],
    ['TOO_MANY_REQUESTS', 'en', { seconds: '5' }, null],
    ['BREWING_TEA', 'en', {}, null],
    ['toString', 'en', {}, null],
    ['HTTP_418', 'en', {}, 'Unknown error occured.'],
    ['HTTP_418', 'es', {}, 'Se produjo un error desconocido.'],
  ])('gives the title for %s in %s', (code, locale, parts, title) => {
    expect(codeTitle(code, locale, parts)).toBe(title)
  })
})
