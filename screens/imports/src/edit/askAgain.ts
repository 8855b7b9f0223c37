import type { ImportState } from '@airshed/console-kit'

/** Polling interval while a job is at work, ms. */
const SOON_MS = 1_000
const WORKING: readonly ImportState[] = ['checking', 'storing', 'undoing']

/** Whether a job of an import is at work, or waits for its turn. */
export const isWorking = ({ state }: { state: ImportState }): boolean => WORKING.includes(state)

/** The refetch interval of imports: progress is no change that is announced. @returns ms */
export const askAgainMs = (imports: readonly { state: ImportState }[]): number | false =>
  imports.some(isWorking) && SOON_MS
