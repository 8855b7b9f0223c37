import { env } from 'node:process'
import { readConfig } from '../base/config.ts'
import { serveUntilSignal } from '../front/serveUntilSignal.ts'
import { startServer } from '../front/startServer.ts'

/** The server without its console, in a process of its own. */
const say = (line: string) => void process.stdout.write(`${line}\n`)
try {
  serveUntilSignal(await startServer({ config: readConfig(env), say }), say)
} catch (error) {
  say((error as Error).message)
  process.exit(1)
}
