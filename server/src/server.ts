import { readConfig } from './config.ts'
import { ensureConsole } from './console/build.ts'
import { serveUntilSignal } from './serveUntilSignal.ts'
import { startFailure } from './startFailure.ts'
import { startServer } from './startServer.ts'

const say = (line: string) => console.log(line)

try {
  const config = readConfig(process.env)
  const consoleFolder = await ensureConsole(say)
  serveUntilSignal(await startServer({ config, consoleFolder, say }), say)
} catch (error) {
  console.error(startFailure(error))
  process.exit(1)
}
