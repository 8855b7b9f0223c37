import { embeddedDialect } from '../storage/store/embedded/dialect.ts'
import { openStoreOn, type StoreOptions } from '../storage/store/openStore.ts'
import type { Store } from '../storage/store/store.ts'
import { borrowEngine } from './enginePool.ts'

/** An empty embedded store in a temporary folder; closing it removes what is in the folder. */
export async function createTestStore(
  options: Pick<StoreOptions, 'clock' | 'unreadLimits'> = {},
): Promise<Store & { folder: string }> {
  const { engine, folder, giveBack } = await borrowEngine()
  const store = await openStoreOn(
    {
      dialect: embeddedDialect(engine),
      isRunning: () => engine.isRunning(),
      copyTo: (target) => engine.copyTo(target),
      close: giveBack,
    },
    options,
  )
  return { ...store, folder }
}
