import { cpSync } from 'node:fs'
import {
  freePort,
  startServer,
  temporaryFolder,
  type ServerProcess,
} from '../suites/serverProcess.ts'
import { demoStore } from './demoStore.ts'

/** Key the city's devices post with. */
export const E2E_KEY = 'end-to-end-key-0123456789'

/** A production console with the simulated organization, for one worker's journeys. */
export interface WorkerConsole {
  url: string
  /** Where it looks for a plugin under development. */
  pluginDevPort: number
  /** Starts it at the same address with the same store. */
  start(): Promise<void>
  /** Stops it as an operator would. */
  stop(): Promise<void>
  /** Stops it and removes its store. */
  remove(): Promise<void>
}

/**
 * Starts one on its own port and its own copy of the store.
 *
 * @param settings beside those that all journeys need
 */
export async function createWorkerConsole(
  settings: Readonly<Record<string, string>> = {},
): Promise<WorkerConsole> {
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
      ...settings,
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
