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

describe('the stored session', () => {
  it('restores a session as it was stored', () => {
    const storage = storageWith(null)
    const session = { theme: 'dark', locale: 'es_ES', organization_id: 'org_city' } as const
    writeStoredSession(storage, session)
    expect(readStoredSession(storage)).toEqual(session)
  })

  it('starts without theme, language and organization until they are chosen', () => {
    const storage = storageWith(null)
    const nothing = { theme: null, locale: null, organization_id: null }
    expect(readStoredSession(storage)).toEqual(nothing)
    writeStoredSession(storage, { ...nothing, organization_id: 'org_city' })
    expect(readStoredSession(storage)).toEqual({ ...nothing, organization_id: 'org_city' })
  })

  it.each(['not json', 'null', '{"theme":"pink","locale":7,"organization_id":{}}'])(
    'falls back to defaults for %s',
    (text) => {
      expect(readStoredSession(storageWith(text))).toEqual({
        theme: null,
        locale: null,
        organization_id: null,
      })
    },
  )

  it('ignores blocked storage when it stores a session', () => {
    const blocked: SessionStorage = {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
    }
    expect(readStoredSession(blocked)).toMatchObject({ theme: null })
    expect(() =>
      writeStoredSession(blocked, { theme: 'light', locale: 'en_US', organization_id: null }),
    ).not.toThrow()
  })
})
