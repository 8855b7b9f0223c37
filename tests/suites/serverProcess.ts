import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureConsole } from '@airshed/server/console'
import { scratchPlace } from '@airshed/server/testing/scratch'
import { copyTemplate } from '@airshed/server/testing/template'
import { ENGINE_FLAGS, projectEnvironment, ROOT, run, type CommandResult } from './command.ts'

/** A running server, as started by `npm start`. */
export interface ServerProcess {
  url: string
  /** Id of the process. */
  pid: number
  /** What it has printed so far. */
  output(): string
  /** Stops it as an operator would; resolves with the exit code. */
  stop(): Promise<number | null>
  /** Kills it without warning (SIGKILL). */
  kill(): Promise<void>
  /** Resolves once it has ended, with the signal that ended it; null: by itself. */
  ended(): Promise<NodeJS.Signals | null>
}

const SERVER = 'server/src/server.ts'
/** The same without a console, which then need not be built. */
const SERVER_ALONE = 'server/src/testing/serverProcess.fixture.ts'
/** A first start creates the demo. */
const READY_WITHIN_MS = 180_000

/** A folder for one test and its removal. */
export interface TemporaryFolder {
  path: string
  remove: () => void
}

/**
 * Makes a folder.
 *
 * @param place where. Default: where the system puts temporary files
 */
export function temporaryFolder(place = tmpdir()): TemporaryFolder {
  const path = mkdtempSync(join(place, 'airshed-data-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/**
 * A data folder (AIRSHED_DATA) in memory whose store has its tables and nothing in them, which a server
 * opens in a quarter of the time that it takes to make one. What a killed process wrote stays there, as on a disk.
 */
export async function emptyStore(): Promise<TemporaryFolder> {
  const folder = temporaryFolder(scratchPlace())
  await copyTemplate(folder.path)
  return folder
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

/** Settings that keep the caller's own out of the server; empty means not set. */
function serverEnvironment(env: Record<string, string>): Record<string, string> {
  return { AIRSHED_LOG_LEVEL: 'warn', DATABASE_URL: '', NATS_URL: '', MQTT_URL: '', ...env }
}

let built: Promise<unknown> | undefined

/** Builds the console if needed: once, even if two servers start at the same time. */
function consoleIsBuilt(): Promise<unknown> {
  built ??= ensureConsole(() => {})
  return built
}

/**
 * Starts a server, by default on a free port, and waits until it is ready.
 *
 * @param options.file its program, from the project's root
 */
export async function startServer(
  env: Record<string, string>,
  { hasConsole = true, file }: { hasConsole?: boolean; file?: string } = {},
): Promise<ServerProcess> {
  if (hasConsole) await consoleIsBuilt()
  const port = env['AIRSHED_PORT'] ?? String(await freePort())
  const child = spawn(
    join(ROOT, 'node_modules/.bin/node'),
    [...ENGINE_FLAGS, file ?? (hasConsole ? SERVER : SERVER_ALONE)],
    {
      cwd: ROOT,
      env: projectEnvironment({ ...serverEnvironment(env), AIRSHED_PORT: port }),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  await untilReady(child, () => output)
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      return (await ended)[0]
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    ended: async () => (await ended)[1],
  }
}

/** Resolves when the server is ready; kills it if it takes too long. */
function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const cut = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS)
    child.stdout?.on('data', () => {
      if (!/^Airshed is ready: /m.test(output())) return
      clearTimeout(cut)
      resolve()
    })
    child.on('close', (code) => {
      clearTimeout(cut)
      reject(new Error(`The server ended (${code}) before it was ready:\n${output()}`))
    })
  })
}

/** Runs a server that is expected to exit on its own. */
export async function runServer(env: Record<string, string>): Promise<CommandResult> {
  await consoleIsBuilt()
  return run('node', [...ENGINE_FLAGS, SERVER], {
    env: serverEnvironment(env),
    timeoutMs: READY_WITHIN_MS,
  })
}
