import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** Node's compile cache: saves half a second per server start. */
const COMPILE_CACHE = join(tmpdir(), 'airshed-compile-cache')

/**
 * Flags of Node for a process with an embedded store: those about it of the process that starts it. The quick
 * compiler of WebAssembly takes a second less to start one, and makes the code that a server which
 * lives for minutes would miss: tests that start many have the flag, benchmarks do not.
 */
export const ENGINE_FLAGS = process.execArgv.filter((flag) => flag === '--liftoff-only')

/** Environment in which `node`, `tsc` and the like are the project's own. */
export function projectEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const path = `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`
  return {
    ...process.env,
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    ...more,
    PATH: path,
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
  }
}

export interface CommandResult {
  exitCode: number
  /** Combined stdout and stderr; empty if it was shown live. */
  output: string
}

/**
 * Runs a command, by default from the project's root; `show` passes its output through live. It is
 * killed after `timeoutMs` (default: never).
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
