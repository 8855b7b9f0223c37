import { vi } from 'vitest'

/** Enough for a busy machine. */
const PATIENCE_MS = 20_000

/** Retries a check until it passes; rejects with its last error. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: PATIENCE_MS })
