import { startServer, temporaryFolder } from '../suites/serverProcess.ts'

/** Environment variable with the folder of the simulated organization. */
const PLACE_VARIABLE = 'E2E_STORE'

/** The folder that `makeDemoStore` filled; nothing writes to it. */
export function demoStore(): string {
  const place = process.env[PLACE_VARIABLE]
  if (place === undefined) throw new Error(`${PLACE_VARIABLE}: expected a folder, got nothing`)
  return place
}

/**
 * Builds the console if needed and creates the simulated organization, once for all workers: each
 * copies it. Removes it after the last journey.
 */
export default async function makeDemoStore(): Promise<() => void> {
  const folder = temporaryFolder()
  const server = await startServer({ AIRSHED_DATA: folder.path })
  await server.stop()
  process.env[PLACE_VARIABLE] = folder.path
  return () => folder.remove()
}
