import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectEnvironment, ROOT } from './command.ts'

/** A running server of the project, as `npm start` runs it. */
export interface ServerProcess {
  url: string
  /** What it has printed so far. */
  output(): string
  /** Ends it as an operator would; resolves with the exit code. */
  stop(): Promise<number | null>
  /** Ends it without a warning (SIGKILL). */
  kill(): Promise<void>
}

/** A folder for one test, and how to remove it. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'airshed-data-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

function waitForLine(child: ChildProcess, text: () => string, line: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (line.test(text())) resolve()
    }
    child.stdout?.on('data', look)
    child.on('exit', (code) =>
      reject(new Error(`the server ended with ${code} before it was ready:\n${text()}`)),
    )
  })
}

/** Starts a server on a free port and waits until it says that it is ready. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = env['AIRSHED_PORT'] ?? String(await freePort())
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), ['server/src/server.ts'], {
    cwd: ROOT,
    env: projectEnvironment({ AIRSHED_LOG_LEVEL: 'warn', ...env, AIRSHED_PORT: port }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await waitForLine(child, () => output, /Airshed is ready: /)
  const ended = once(child, 'exit') as Promise<[number | null]>
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      return (await ended)[0]
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
