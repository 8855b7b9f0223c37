import { rm } from 'node:fs/promises'
import { openStore, type StoreOptions } from '../store/openStore.ts'
import type { Store } from '../store/store.ts'
import { scratchFolder } from './scratchFolder.ts'
import { copyTemplate } from './storeTemplate.ts'

/** An empty embedded store in a temporary folder; closing it removes the folder. */
export async function createTestStore(
  options: Pick<StoreOptions, 'clock' | 'unreadLimits'> = {},
): Promise<Store & { folder: string }> {
  const folder = await scratchFolder('airshed-test-')
  await copyTemplate(folder)
  const store = await openStore(
    { databaseUrl: undefined, dataFolder: folder },
    { ...options, isDurable: false },
  )
  return {
    ...store,
    folder,
    async close() {
      await store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
