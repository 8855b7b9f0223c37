import { env } from 'node:process'
import { readConfig } from '../base/config.ts'
import { serveUntilSignal } from '../front/serveUntilSignal.ts'
import { startServer } from '../front/startServer.ts'

const HANGS_AFTER_MS = 2_000

/** The server without its console, in a process of its own, whose main thread hangs from SIGUSR2 on. */
process.on('SIGUSR2', () => {
  for (;;);
})
const say = (line: string) => void process.stdout.write(`${line}\n`)
serveUntilSignal(
  await startServer({ config: readConfig(env), hangsAfterMs: HANGS_AFTER_MS, say }),
  say,
)
