import { makeOrganization } from '../suites/organization.ts'
import { makeOwner } from '../suites/owner.ts'
import { freePort, startServer, temporaryFolder } from '../suites/serverProcess.ts'
import { signIn } from '../suites/signIn.ts'
import { residentMb } from './residentMb.ts'

const EMAIL = 'owner@example.org'

/** A separate server, and the owner of the only organization on it. */
export interface BenchServer {
  url: string
  /** Access token of the owner. */
  token: string
  /** Resident memory of the server, MB. */
  memoryMb: () => number
}

/**
 * Measures a server process with an embedded store and no demo.
 *
 * @param organization id of the organization that is created
 * @param fill writes the contents of the store before the server starts; its result is passed on
 * @param measure does the measurement; the server and its store are removed afterwards
 */
export async function onRunningServer<Filled, Result>(
  organization: string,
  fill: (env: Record<string, string>) => Promise<Filled>,
  measure: (server: BenchServer, filled: Filled) => Promise<Result>,
): Promise<Result> {
  const folder = temporaryFolder()
  const env = {
    AIRSHED_DATA: folder.path,
    AIRSHED_DEMO: '0',
    AIRSHED_PORT: String(await freePort()),
  }
  await makeOrganization(env, { id: organization, key: 'bench-key-of-the-organization' })
  const password = await makeOwner(env, { email: EMAIL, organization })
  const filled = await fill(env)
  const server = await startServer(env, { hasConsole: false })
  try {
    const { url, pid } = server
    const token = await signIn([url], { publicUrl: url, email: EMAIL, password })
    return await measure({ url, token, memoryMb: () => residentMb(pid) }, filled)
  } finally {
    await server.kill()
    folder.remove()
  }
}
