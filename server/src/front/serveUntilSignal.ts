import type { RunningServer } from './startServer.ts'

/** A stop that takes longer is aborted; everything that was acknowledged is already on disk. */
const STOP_WITHIN_MS = 15_000

/**
 * Reports that the server is ready, and ends the process cleanly on SIGTERM or SIGINT; a second signal ends it
 * at once.
 *
 * @param say called with status lines
 */
export function serveUntilSignal(server: RunningServer, say: (line: string) => void): void {
  let isStopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    say(`Stopping (${signal}) …`)
    setTimeout(() => {
      say(`Stopping took longer than ${STOP_WITHIN_MS / 1000} s and was cut short`)
      process.exit(1)
    }, STOP_WITHIN_MS).unref()
    server.stop().then(
      () => {
        say('Stopped')
        process.exit(0)
      },
      (error: Error) => {
        say(`Stopping failed: ${error.message}`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  // Last, so that the handlers are in place for a signal sent right after this line.
  say(`Airshed is ready: ${server.url}`)
}
