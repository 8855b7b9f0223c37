import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import type { CommandIo } from './command.ts'

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    // Ctrl+C and Ctrl+D close it without an answer.
    return await Promise.race([lines.question(question), once(lines, 'close').then(() => '')])
  } catch {
    return ''
  } finally {
    lines.close()
  }
}

/** The terminal and Ctrl+C. */
export function terminal(): CommandIo {
  const ended = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => ended.abort())
  return {
    folder: process.cwd(),
    env: process.env,
    nodeVersion: process.versions.node,
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
    ask: process.stdin.isTTY && process.stdout.isTTY ? ask : null,
    signal: ended.signal,
  }
}
