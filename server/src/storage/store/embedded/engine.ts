import { Worker } from 'node:worker_threads'
import { awayOr, StoreAwayError } from '../storeAwayError.ts'
import { StoreError } from '../storeError.ts'
import type { EngineAnswer, EngineFailure, EngineRequest, EngineSettings } from './messages.ts'

interface EngineResult {
  rows: unknown[]
  affectedRows: number | undefined
}

/** The embedded PostgreSQL in its own thread: statements run one after another. */
export interface Engine {
  query(sql: string, parameters: readonly unknown[]): Promise<EngineResult>
  /** Whether the thread is running. */
  isRunning(): boolean
  /** Copies a consistent snapshot of the files to a new folder; statements wait meanwhile. */
  copyTo(target: string): Promise<void>
  /** Finishes pending requests, writes a checkpoint and ends the thread. */
  close(): Promise<void>
}

interface Waiter {
  resolve(result: EngineResult): void
  reject(error: Error): void
}

const NOTHING: EngineResult = { rows: [], affectedRows: undefined }

/**
 * Starts the embedded store on a folder; the caller holds the folder's lock.
 *
 * @throws StoreError if the folder cannot be opened as a store
 */
export async function startEngine(settings: EngineSettings): Promise<Engine> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings })
  const waiters = new Map<number, Waiter>()
  let nextId = 1
  let ended: Error | undefined

  const end = (error: Error) => {
    ended ??= error
    for (const waiter of waiters.values()) waiter.reject(ended)
    waiters.clear()
  }
  worker.on('message', (answer: EngineAnswer) => {
    const waiter = waiters.get(answer.id)
    waiters.delete(answer.id)
    if (answer.kind === 'failed') waiter?.reject(toError(answer.error))
    else waiter?.resolve(answer.kind === 'rows' ? answer : NOTHING)
  })
  worker.on('error', (error) =>
    end(away(`the embedded store stopped: ${error.message}. Start the server again`)),
  )
  worker.on('exit', () => end(away('the embedded store is closed')))

  const opened = new Promise<EngineResult>((resolve, reject) => waiters.set(0, { resolve, reject }))
  try {
    await opened
  } catch (error) {
    await worker.terminate()
    throw new StoreError(
      `The store in ${settings.folder} cannot be opened: ${(error as Error).message}`,
    )
  }

  const ask = (request: EngineRequest) =>
    new Promise<EngineResult>((resolve, reject) => {
      if (ended !== undefined) return reject(ended)
      waiters.set(request.id, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
      worker.postMessage(request)
    })
  const numbered = () => nextId++

  return {
    query: (sql, parameters) => ask({ kind: 'query', id: numbered(), sql, parameters }),
    isRunning: () => ended === undefined,
    async copyTo(target) {
      await ask({ kind: 'copy', id: numbered(), target })
    },
    async close() {
      if (ended !== undefined) return
      await ask({ kind: 'close', id: numbered() })
      end(away('the embedded store is closed'))
      await worker.terminate()
    },
  }
}

const away = (reason: string) => new StoreAwayError(new Error(reason))

/** A failure with a code may be caused by the store, such as a full disk, and not by the statement. */
function toError(failure: EngineFailure): Error {
  const error = new StoreError(failure.message, failure)
  return failure.code === undefined ? error : (awayOr(error) as Error)
}
