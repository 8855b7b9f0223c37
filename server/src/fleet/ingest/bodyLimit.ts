/** Largest payload, in bytes: some 100,000 readings of generic JSON. */
export const INGEST_BODY_LIMIT_BYTES = 16 * 1024 * 1024
