import { env } from 'node:process'
import { readConfig } from '../config.ts'
import { startServer } from '../startServer.ts'
import { stopOnSignal } from '../stopOnSignal.ts'

/** The server without its console, in a process of its own. */
const say = (line: string) => void process.stdout.write(`${line}\n`)
try {
  stopOnSignal(await startServer({ config: readConfig(env), say }), say)
} catch (error) {
  say((error as Error).message)
  process.exit(1)
}
