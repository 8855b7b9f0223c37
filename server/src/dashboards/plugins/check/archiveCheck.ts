import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { apiError } from '../../../base/errors.ts'
import type { Refusal, Verdict } from './verdict.ts'

/** An archive that takes longer to check is rejected. */
const CHECK_PATIENCE_MS = 30_000
/** Memory limit for checking, in MiB. */
const HEAP_MB = 768
/** Archives that may wait to be checked in this process. */
const WAITING_MAX = 8

interface ArchiveCheckOptions {
  log: Pick<FastifyBaseLogger, 'error'>
  /** Default {@link CHECK_PATIENCE_MS}. */
  patienceMs?: number
  /** Default: the module that checks in a thread. */
  worker?: URL
}

export type ArchiveCheck = (bytes: Uint8Array) => Promise<Verdict>

/**
 * Checks archives in a thread with bounded memory and time, one after another, so that a malicious archive cannot
 * bring down the server.
 *
 * @throws ApiError 429 (from the returned function) while too many archives wait
 */
export function createArchiveCheck(options: ArchiveCheckOptions): ArchiveCheck {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return (bytes) => {
    if (waiting >= WAITING_MAX) {
      throw apiError('TOO_MANY_REQUESTS', { seconds: '10' }, undefined, { 'retry-after': '10' })
    }
    waiting += 1
    const verdict = last.then(() => checkInThread(bytes, options))
    last = verdict.catch(() => undefined).finally(() => (waiting -= 1))
    return verdict
  }
}

function checkInThread(bytes: Uint8Array, options: ArchiveCheckOptions): Promise<Verdict> {
  const {
    log,
    patienceMs = CHECK_PATIENCE_MS,
    worker: module = new URL('./worker.ts', import.meta.url),
  } = options
  return new Promise((resolve) => {
    const worker = new Worker(module, {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    const end = (verdict: Verdict) => {
      clearTimeout(patience)
      resolve(verdict)
      void worker.terminate()
    }
    const patience = setTimeout(
      () => end(refused(`is checked within ${patienceMs / 1000} s`, 'one that takes longer')),
      patienceMs,
    )
    worker.once('message', (verdict: Verdict) => end(verdict))
    worker.once('error', (error) => {
      log.error({ err: error }, 'An archive could not be checked')
      const isTooMuch = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
      end(
        refused('can be checked', isTooMuch ? 'one that takes too much memory' : 'one that cannot'),
      )
    })
    worker.once('exit', () => end(refused('can be checked', 'one that ended the check')))
  })
}

function refused(expected: string, got: string): Verdict {
  const message = `Expected an archive that ${expected}, got ${got}. Make the plugin simpler`
  const problem: Refusal = { place: 'archive', message }
  return { accepted: null, problems: [problem] }
}
