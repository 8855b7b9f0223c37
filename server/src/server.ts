import { readConfig } from './base/config.ts'
import { ensureConsole } from './front/console/build.ts'
import { serveUntilSignal } from './front/serveUntilSignal.ts'
import { startFailure } from './front/startFailure.ts'
import { startServer } from './front/startServer.ts'

const say = (line: string) => console.log(line)

try {
  const config = readConfig(process.env)
  const consoleFolder = await ensureConsole(say)
  serveUntilSignal(await startServer({ config, consoleFolder, say }), say)
} catch (error) {
  console.error(startFailure(error))
  process.exit(1)
}
