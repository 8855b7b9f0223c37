import { Pool } from 'pg'

const CONNECT_MS = 5_000

/** Checks whether PostgreSQL answers, on a connection that nothing else uses or waits for. */
export function createProbe(databaseUrl: string): {
  isUp(): Promise<boolean>
  close(): Promise<void>
} {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
    application_name: 'airshed health',
  })
  // A broken idle connection is replaced; the next check shows whether a new one can be made.
  pool.on('error', () => {})
  return {
    async isUp() {
      await pool.query('select 1')
      return true
    },
    close: () => pool.end(),
  }
}
