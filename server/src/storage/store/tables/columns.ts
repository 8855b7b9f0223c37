import type { ColumnType, JSONColumnType } from 'kysely'

/** 64-bit integers of the store as numbers: both dialects parse them this way. */
export type Millis = number

/** A JSON document. It is written as an object, or as an already serialized string. */
export type Json<T extends object> = JSONColumnType<T, T | string, T | string>

/** Any JSON value; it is written as a serialized string. */
export type JsonValue = ColumnType<unknown, string, string>
