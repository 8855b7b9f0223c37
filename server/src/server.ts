import { ConfigError, readConfig, type Config } from './config.ts'
import { ConsoleBuildError, ensureConsole } from './console/build.ts'
import { PortTakenError } from './listenPort.ts'
import { startServer, type RunningServer } from './startServer.ts'
import { FolderLockedError } from './store/embedded/folderLock.ts'

/** A stop that takes longer is cut off: what was acknowledged is on the disk already. */
const STOP_WITHIN_MS = 15_000

/** Failures whose text says all there is to say; of others the stack helps. */
const PLAIN_ERRORS = [ConfigError, ConsoleBuildError, PortTakenError, FolderLockedError]

const say = (line: string) => console.log(line)

function fail(error: unknown): never {
  const isPlain = PLAIN_ERRORS.some((kind) => error instanceof kind)
  console.error(isPlain ? (error as Error).message : error)
  process.exit(1)
}

function stopOnSignal(server: RunningServer): void {
  let isStopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    say(`Stopping (${signal}) …`)
    setTimeout(() => {
      console.error(`The stop took longer than ${STOP_WITHIN_MS / 1000} s and was cut off`)
      process.exit(1)
    }, STOP_WITHIN_MS).unref()
    server.stop().then(() => {
      say('Stopped')
      process.exit(0)
    }, fail)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

try {
  const config: Config = readConfig(process.env)
  const consoleFolder = await ensureConsole(say)
  stopOnSignal(await startServer({ config, consoleFolder, say }))
} catch (error) {
  fail(error)
}
