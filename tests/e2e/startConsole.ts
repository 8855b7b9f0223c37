import { startServer, temporaryFolder } from '../suites/serverProcess.ts'
import { E2E_KEY, E2E_PORT } from './playwright.config.ts'

/** Starts the production console with the simulated organization; ends it after the last journey. */
export default async function startConsole(): Promise<() => Promise<void>> {
  const folder = temporaryFolder()
  const server = await startServer({
    AIRSHED_DATA: folder.path,
    AIRSHED_PORT: String(E2E_PORT),
    AIRSHED_INGEST_KEY: E2E_KEY,
  })
  return async () => {
    await server.stop()
    folder.remove()
  }
}
