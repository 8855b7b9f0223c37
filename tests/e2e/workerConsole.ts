import { cpSync } from 'node:fs'
import {
  freePort,
  startServer,
  temporaryFolder,
  type ServerProcess,
} from '../suites/serverProcess.ts'
import { demoStore } from './demoStore.ts'

/** Devices of the city post with it. */
export const E2E_KEY = 'end-to-end-key-0123456789'

/** The production console with the simulated organization, for the journeys of one worker. */
export interface WorkerConsole {
  url: string
  /** Where it asks for a plugin that somebody develops. */
  pluginDevPort: number
  /** Starts it, on the same address with the same store. */
  start(): Promise<void>
  /** Ends it as an operator would. */
  stop(): Promise<void>
  /** Ends it and removes its store. */
  remove(): Promise<void>
}

/** Starts one on a port and a copy of the store of its own. */
export async function createWorkerConsole(): Promise<WorkerConsole> {
  const folder = temporaryFolder()
  cpSync(demoStore(), folder.path, { recursive: true })
  const port = await freePort()
  const pluginDevPort = await freePort()
  let server: ServerProcess | null = null
  const start = async (): Promise<void> => {
    server = await startServer({
      AIRSHED_DATA: folder.path,
      AIRSHED_PORT: String(port),
      AIRSHED_INGEST_KEY: E2E_KEY,
      AIRSHED_PLUGIN_DEV: `http://localhost:${pluginDevPort}`,
    })
  }
  const stop = async (): Promise<void> => {
    const running = server
    server = null
    await running?.stop()
  }
  try {
    await start()
  } catch (error) {
    folder.remove()
    throw error
  }
  return {
    url: `http://localhost:${port}`,
    pluginDevPort,
    start,
    stop,
    async remove() {
      await stop()
      folder.remove()
    },
  }
}
