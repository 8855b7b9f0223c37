/** What the main thread sends to the thread of the embedded store. */
export type EngineRequest =
  | { kind: 'query'; id: number; sql: string; parameters: readonly unknown[] }
  | { kind: 'copy'; id: number; target: string }
  | { kind: 'close'; id: number }

/** What the thread sends back; `id` is that of the request, 0 means that the engine is open. */
export type EngineAnswer =
  | { kind: 'rows'; id: number; rows: unknown[]; affectedRows: number | undefined }
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; error: EngineFailure }

/** The fields of a PostgreSQL error that are passed between threads. */
export interface EngineFailure {
  message: string
  code?: string
  detail?: string
  constraint?: string
  table?: string
  column?: string
}

/** Settings that the thread is started with. */
export interface EngineSettings {
  folder: string
  /** Wait for the disk at each commit. */
  isDurable: boolean
}
