import { describe, expect, it } from 'vitest'
import { readStoredSession, writeStoredSession, type SessionStorage } from './storedSession.ts'

function storageWith(text: string | null): SessionStorage & { text: string | null } {
  const storage = {
    text,
    getItem: () => storage.text,
    setItem: (_key: string, value: string) => void (storage.text = value),
  }
  return storage
}

describe('the session between visits', () => {
  it('comes back as it was kept', () => {
    const storage = storageWith(null)
    const session = { theme: 'dark', locale: 'es_ES', organization_id: 'org_city' } as const
    writeStoredSession(storage, session)
    expect(readStoredSession(storage, ['en-GB'])).toEqual(session)
  })

  it('starts light, in the browser’s language, with no specific organization', () => {
    expect(readStoredSession(storageWith(null), ['es-MX', 'en'])).toEqual({
      theme: 'light',
      locale: 'es_ES',
      organization_id: null,
    })
    expect(readStoredSession(storageWith(null), ['de'])).toMatchObject({ locale: 'en_US' })
  })

  it.each(['not json', 'null', '{"theme":"pink","locale":7,"organization_id":{}}'])(
    'takes the defaults for %s',
    (text) => {
      expect(readStoredSession(storageWith(text), [])).toEqual({
        theme: 'light',
        locale: 'en_US',
        organization_id: null,
      })
    },
  )

  it('goes on where storage is blocked', () => {
    const blocked: SessionStorage = {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
    }
    expect(readStoredSession(blocked, [])).toMatchObject({ theme: 'light' })
    expect(() =>
      writeStoredSession(blocked, { theme: 'light', locale: 'en_US', organization_id: null }),
    ).not.toThrow()
  })
})
