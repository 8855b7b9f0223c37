import { describe, expect, it } from 'vitest'
import { createTestServer } from '../../../testing/testServer.ts'
import { tokenFor } from '../testsupport/tokenFor.ts'
import { verifyAccessToken } from '../verifyAccessToken.ts'
import { identityKeys } from './identityKeys.ts'

describe('the keys of a store', () => {
  it('loads the same keys in processes that start on one store at once', async () => {
    const server = await createTestServer()
    await server.context.store.db.deleteFrom('settings').execute()
    const processes = [1, 2, 3].map(() => ({ ...server.context }))
    const keys = await Promise.all(processes.map((context) => identityKeys(context)))
    expect(new Set(keys.map(({ signingKey }) => signingKey.kid)).size).toBe(1)
    expect(new Set(keys.map(({ cookieKeys }) => cookieKeys.join())).size).toBe(1)

    const [one, other] = processes
    if (one === undefined || other === undefined) throw new Error('expected two processes')
    const token = await tokenFor(one, 'ana')
    expect((await verifyAccessToken(other, token)).userId).toBe('ana')
    await server.close()
  })
})
