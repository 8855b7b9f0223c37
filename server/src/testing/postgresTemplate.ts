import { env } from 'node:process'
import { openStore } from '../storage/store/openStore.ts'
import { createTestDatabase, TEMPLATE_VARIABLE } from './engines.ts'

/**
 * Runs the migrations once for all test databases, if DATABASE_URL names a server. The global setup of Vitest.
 *
 * @returns the function that removes the template
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const serverUrl = env['DATABASE_URL']
  if (serverUrl === undefined || serverUrl === '') return undefined
  const { url, name, drop } = await createTestDatabase(serverUrl)
  const store = await openStore({ databaseUrl: url, dataFolder: '' })
  await store.close()
  env[TEMPLATE_VARIABLE] = name
  return drop
}
