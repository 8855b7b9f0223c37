import { parentPort, workerData } from 'node:worker_threads'
import { judgeBytes } from './judgeBytes.ts'

/** Checks one archive and ends. */
parentPort?.postMessage(await judgeBytes(workerData as Uint8Array))
