import { vi } from 'vitest'

/** As long as a machine may need that does other things too. */
const PATIENCE_MS = 20_000

/** Tries a check again until it passes; rejects with what it says in the end. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: PATIENCE_MS })
