import type { StorePool } from './pool.ts'
import { isStoreAway } from '../storeAwayError.ts'
import { UnreachableError } from '../../../base/unreachable.ts'

const PORT = '5432'

/**
 * Connects once, so that a server that is down or refuses access is reported clearly at startup.
 *
 * @throws UnreachableError with host, port, cause and remedy
 */
export async function checkConnection(pool: StorePool, databaseUrl: string): Promise<void> {
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    const cause = isStoreAway(error) ? error.cause : error
    throw new UnreachableError({
      what: 'PostgreSQL',
      where: whereOf(databaseUrl),
      cause,
      cure: 'Start it, correct DATABASE_URL, or unset DATABASE_URL to use the embedded store',
    })
  }
}

/** Host, port and database; never user and password. */
function whereOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'the address in DATABASE_URL'
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `${hostname}:${port === '' ? PORT : port}${pathname === '/' ? '' : pathname}`
}
