import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Dialect } from 'kysely'
import { embeddedDialect } from './dialect.ts'
import { startEngine } from './engine.ts'
import { lockFolder } from './folderLock.ts'

export interface EmbeddedOptions {
  folder: string
  /** Wait for the disk at each commit; tests on temporary folders need not. */
  isDurable: boolean
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
    const engine = await startEngine({ folder: database, isDurable: options.isDurable })
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
