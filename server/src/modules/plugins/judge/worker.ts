import { parentPort, workerData } from 'node:worker_threads'
import { judgeBytes } from './judgeBytes.ts'

/** Judges one archive and ends. */
parentPort?.postMessage(await judgeBytes(workerData as Uint8Array))
