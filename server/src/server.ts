import { ConfigError, readConfig } from './config.ts'
import { ConsoleBuildError, ensureConsole } from './console/build.ts'
import { PortTakenError } from './listenPort.ts'
import { startServer } from './startServer.ts'
import { stopOnSignal } from './stopOnSignal.ts'
import { FolderLockedError } from './store/embedded/folderLock.ts'

/** Failures whose text says all there is to say; of others the stack helps. */
const PLAIN_ERRORS = [ConfigError, ConsoleBuildError, PortTakenError, FolderLockedError]

const say = (line: string) => console.log(line)

try {
  const config = readConfig(process.env)
  const consoleFolder = await ensureConsole(say)
  stopOnSignal(await startServer({ config, consoleFolder, say }), say)
} catch (error) {
  const isPlain = PLAIN_ERRORS.some((kind) => error instanceof kind)
  console.error(isPlain ? (error as Error).message : error)
  process.exit(1)
}
