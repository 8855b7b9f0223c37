import { parentPort, workerData } from 'node:worker_threads'
import { checkBytes } from './checkBytes.ts'

/** Checks one archive and ends. */
parentPort?.postMessage(await checkBytes(workerData as Uint8Array))
