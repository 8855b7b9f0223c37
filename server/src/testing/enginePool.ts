import { readdir, rm } from 'node:fs/promises'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startEngine, type Engine } from '../storage/store/embedded/engine.ts'
import { LOCK_FILE, lockFolder } from '../storage/store/embedded/folderLock.ts'
import { StoreAwayError } from '../storage/store/storeAwayError.ts'
import { emptyTables, fingerprintOf } from './emptyTables.ts'
import { scratchFolder } from './scratchFolder.ts'
import { copyTemplate } from './storeTemplate.ts'

// To start an engine takes ten times as long as to empty its tables, so the tests of a process share a few.

/** Idle engines that are kept: more than one, as some tests open several stores at a time. */
const IDLE_MAX = 2
const DATABASE = 'postgres'
/** Elsewhere an idle engine would keep its process alive. */
const IS_SHARED = process.env['VITEST'] !== undefined

interface PooledEngine {
  engine: Engine
  folder: string
  /** Of its tables when they were made; a test that changed it has used the engine up. */
  fingerprint: string
  unlock(): Promise<void>
}

/** An engine that is lent to one store. */
export interface BorrowedEngine {
  engine: Engine
  folder: string
  /** Later statements of the borrower are refused, and everything that it stored is removed. */
  giveBack(): Promise<void>
}

const idle: PooledEngine[] = []
const folders = new Set<string>()
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** An engine with empty tables, and the folder that it works in. */
export async function borrowEngine(): Promise<BorrowedEngine> {
  const pooled = idle.pop() ?? (await startPooled())
  const { engine, folder } = pooled
  let isReturned = false
  const requireBorrowed = () => {
    if (isReturned) throw new StoreAwayError(new Error('the embedded store is closed'))
  }
  return {
    folder,
    engine: {
      async query(sql, parameters) {
        requireBorrowed()
        return engine.query(sql, parameters)
      },
      isRunning: () => !isReturned && engine.isRunning(),
      async copyTo(target) {
        requireBorrowed()
        await engine.copyTo(target)
      },
      close: () => engine.close(),
    },
    async giveBack() {
      if (isReturned) return
      isReturned = true
      if (await canServeAgain(pooled)) idle.push(pooled)
      else await end(pooled)
    },
  }
}

async function startPooled(): Promise<PooledEngine> {
  const folder = await scratchFolder('airshed-test-')
  folders.add(folder)
  await copyTemplate(folder)
  const unlock = await lockFolder(folder)
  const engine = await startEngine({ folder: join(folder, DATABASE), isDurable: false })
  return { engine, folder, fingerprint: await fingerprintOf(engine), unlock }
}

async function canServeAgain({ engine, folder, fingerprint }: PooledEngine): Promise<boolean> {
  if (!IS_SHARED || !engine.isRunning() || idle.length >= IDLE_MAX) return false
  await emptyTables(engine)
  if ((await fingerprintOf(engine)) !== fingerprint) return false
  const left = (await readdir(folder)).filter((name) => name !== DATABASE && name !== LOCK_FILE)
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })))
  return true
}

async function end({ engine, folder, unlock }: PooledEngine): Promise<void> {
  await engine.close()
  await unlock()
  await rm(folder, { recursive: true, force: true })
  folders.delete(folder)
}
