import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Access to the tables of the store: the database or a transaction. */
export type Db = Kysely<Tables>
