import type { RunningServer } from './startServer.ts'

/** A stop that takes longer is cut off: what was acknowledged is on the disk already. */
const STOP_WITHIN_MS = 15_000

/**
 * Says that the server is ready, and ends the process cleanly at SIGTERM or SIGINT; a second signal
 * ends it at once.
 *
 * @param say called with lines about what happens
 */
export function serveUntilSignal(server: RunningServer, say: (line: string) => void): void {
  let isStopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    say(`Stopping (${signal}) …`)
    setTimeout(() => {
      say(`The stop took longer than ${STOP_WITHIN_MS / 1000} s and was cut off`)
      process.exit(1)
    }, STOP_WITHIN_MS).unref()
    server.stop().then(
      () => {
        say('Stopped')
        process.exit(0)
      },
      (error: Error) => {
        say(`The stop failed: ${error.message}`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  // Last: a signal that answers the good news at once finds somebody who listens.
  say(`Airshed is ready: ${server.url}`)
}
