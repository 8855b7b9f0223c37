import { constants, cpSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DurableFiles } from './durableFiles.ts'
import { syncFileSystem, wasInterrupted } from './interrupted.ts'
import { Statements } from './statements.ts'
import type { EngineAnswer, EngineFailure, EngineRequest, EngineSettings } from './messages.ts'

const INT8 = 20
const { folder, isDurable } = workerData as EngineSettings
const port = parentPort
if (port === null) throw new Error('The embedded store runs in a worker thread only')

const answer = (message: EngineAnswer) => port.postMessage(message)

/** PGlite disables fsync with `-F`; its fdatasync does nothing, its fsync calls the file system. */
const START = isDurable
  ? [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'wal_sync_method=fsync',
    ]
  : PGlite.defaultStartParams

/**
 * WebAssembly cannot compile queries (jit), and the operating system already caches the files: half of
 * PGlite's own buffers is enough.
 */
const SETTINGS = [
  'jit=off',
  'shared_buffers=64MB',
  // Settings of a transaction shape plans, which a kept plan would ignore.
  'plan_cache_mode=force_custom_plan',
].flatMap((setting) => ['-c', setting])

let engine: PGlite
let statements: Statements
try {
  const files = isDurable ? durableFiles() : new NodeFS(folder)
  engine = await PGlite.create({
    fs: files,
    startParams: [...START, ...SETTINGS],
    parsers: { [INT8]: Number },
    extensions: { pg_trgm },
  })
  statements = new Statements(engine)
  if (files instanceof DurableFiles) files.opened()
  port.on('message', (request: EngineRequest) => void serve(request))
  answer({ kind: 'done', id: 0 })
} catch (error) {
  answer({ kind: 'failed', id: 0, error: failureOf(error) })
}

/** One sync of the whole file system replaces that of each file, which takes a minute on a busy disk. */
function durableFiles(): DurableFiles {
  return new DurableFiles(folder, { isSynced: wasInterrupted(folder) && syncFileSystem(folder) })
}

async function serve(request: EngineRequest): Promise<void> {
  const { id } = request
  try {
    if (request.kind === 'close') {
      await engine.close()
      answer({ kind: 'done', id })
      port?.close()
      return
    }
    if (request.kind === 'copy') {
      await engine.runExclusive(async () => copyFiles(request.target))
      answer({ kind: 'done', id })
      return
    }
    const { rows, affectedRows } = await statements.run(request.sql, request.parameters)
    answer({ kind: 'rows', id, rows, affectedRows })
  } catch (error) {
    answer({ kind: 'failed', id, error: failureOf(error) })
  }
}

/**
 * Only this thread writes the files, and it does nothing else meanwhile: the copy is a store as after a
 * crash at this moment, with everything that was acknowledged.
 */
function copyFiles(target: string): void {
  cpSync(folder, target, {
    recursive: true,
    force: false,
    errorOnExist: true,
    // If the file system supports it, the copy shares its blocks with the store and takes no time.
    mode: constants.COPYFILE_FICLONE,
  })
}

function failureOf(error: unknown): EngineFailure {
  const { code, detail, constraint, table, column } = error as EngineFailure
  const message = error instanceof Error ? error.message : String(error)
  return { message, code, detail, constraint, table, column }
}
