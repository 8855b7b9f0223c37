import { Pool, types, type CustomTypesConfig } from 'pg'

const INT8 = 20
const INT8_ARRAY = 1016
const FLOAT8_ARRAY = 1022

/** Numbers of an array that has one dimension, as PostgreSQL writes it: `{1,2,NULL}`. */
function numbers(text: string): (number | null)[] {
  if (text === '{}') return []
  return text
    .slice(1, -1)
    .split(',')
    .map((part) => (part === 'NULL' ? null : Number(part)))
}

/** The embedded store gives 64-bit integers as numbers; so does this one. */
const numericTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (oid === INT8) return Number
      if (oid === INT8_ARRAY || oid === FLOAT8_ARRAY) return numbers
    }
    return types.getTypeParser(oid, format ?? 'text')
  }) as CustomTypesConfig['getTypeParser'],
}

/**
 * Connections to PostgreSQL.
 *
 * @param onError called when an idle connection breaks; the pool replaces it
 */
export function createPool(databaseUrl: string, onError: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'airshed',
    types: numericTypes,
    options: '-c timezone=UTC -c jit=off',
  })
  pool.on('error', onError)
  return pool
}
