import type { ColumnType, JSONColumnType } from 'kysely'

/** 64-bit integers of the store arrive as numbers: both dialects parse them so. */
export type Millis = number

/** A document of the store. It is written as it is, or as text that was already made of it. */
export type Json<T extends object> = JSONColumnType<T, T | string, T | string>

/** A value of any type of JSON; it is written as text. */
export type JsonValue = ColumnType<unknown, string, string>
