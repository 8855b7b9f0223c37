import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { SECOND_MS } from '@airshed/domain'
import type { Dialect } from 'kysely'
import { embeddedDialect } from './dialect.ts'
import { startEngine, type Engine } from './engine.ts'
import { lockFolder } from './folderLock.ts'
import { wasInterrupted } from './interrupted.ts'

const REPORT_EVERY_MS = 5 * SECOND_MS

interface EmbeddedOptions {
  folder: string
  /** Wait for the disk at each commit; tests on temporary folders need not. */
  isDurable: boolean
  /** Called with lines about a recovery, which may take a while. Default: ignored. */
  say?: (line: string) => void
}

/** An open embedded database. */
export interface EmbeddedDatabase {
  dialect: Dialect
  isRunning(): boolean
  /** Copies the files into a new folder; statements wait meanwhile. */
  copyTo(target: string): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the embedded store and locks its folder.
 *
 * @throws FolderLockedError while another process holds the folder
 * @throws StoreError if it cannot be opened
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = resolve(options.folder)
  const unlock = await lockFolder(folder)
  try {
    const database = join(folder, 'postgres')
    await mkdir(database, { recursive: true })
    const engine = await reportRecovery(database, options.say, () =>
      startEngine({ folder: database, isDurable: options.isDurable }),
    )
    return {
      dialect: embeddedDialect(engine),
      isRunning: () => engine.isRunning(),
      copyTo: (target) => engine.copyTo(target),
      async close() {
        await engine.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Says that a store is recovered, every few seconds that it is still not, and how long it took. */
async function reportRecovery(
  database: string,
  say: ((line: string) => void) | undefined,
  start: () => Promise<Engine>,
): Promise<Engine> {
  if (say === undefined || !wasInterrupted(database)) return start()
  const began = performance.now()
  const passed = () => ((performance.now() - began) / SECOND_MS).toFixed(1)
  say('Recovering the store, which was not closed …')
  const timer = setInterval(() => say(`Recovering the store: ${passed()} s`), REPORT_EVERY_MS)
  try {
    const engine = await start()
    say(`The store is recovered (${passed()} s)`)
    return engine
  } finally {
    clearInterval(timer)
  }
}
