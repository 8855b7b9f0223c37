import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The store's rows; a transaction is one as well. */
export type Db = Kysely<Tables>
