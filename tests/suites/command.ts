import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** What Node made of the sources: a start of the server takes half a second less with it. */
const COMPILE_CACHE = join(tmpdir(), 'airshed-compile-cache')

/** The environment in which `node`, `tsc` and the like are the project's own. */
export function projectEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const path = `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`
  return {
    ...process.env,
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    ...more,
    PATH: path,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  }
}

export interface CommandResult {
  exitCode: number
  /** What it printed, both streams; empty where it was shown as it came. */
  output: string
}

/**
 * Runs a command from the project's root; `show` lets its output through as it comes. After
 * `timeoutMs` (default: never) it is killed.
 */
export function run(
  command: string,
  args: readonly string[],
  options: { env?: Record<string, string>; show?: boolean; cwd?: string; timeoutMs?: number } = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: projectEnvironment(options.env),
      timeout: options.timeoutMs,
      killSignal: 'SIGKILL',
      stdio: options.show === true ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }))
  })
}
