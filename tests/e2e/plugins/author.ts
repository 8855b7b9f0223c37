import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, ROOT } from '../../suites/command.ts'

/** Somebody who writes a plugin in an empty folder outside the repository. */
export interface Author {
  /** The empty folder. */
  folder: string
  /** Runs a command there or in a subfolder; returns its output, throws it on failure. */
  run(command: string, args: readonly string[], below?: string): Promise<string>
  /** Starts a long-running command and waits until its output matches `ready`. */
  start(command: string, args: readonly string[], below: string, ready: RegExp): Promise<void>
  /** Stops what was started. */
  stop(): Promise<void>
  /** Stops everything and removes all files. */
  leave(): Promise<void>
}

/** Where `npm run pack:core` puts an author's packages. */
export const PACKAGES = join(ROOT, 'dist-packages')

const READY_WITHIN_MS = 120_000

/** The environment without what `npm` sets for the project under test. */
function outside(): NodeJS.ProcessEnv {
  const names = Object.keys(process.env).filter((name) => !name.startsWith('npm_'))
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}

export async function createAuthor(): Promise<Author> {
  const packed = await run('npm', ['run', 'pack:core'])
  if (packed.exitCode !== 0) throw new Error(packed.output)
  const folder = mkdtempSync(join(tmpdir(), 'airshed-author-'))
  let running: ChildProcess | null = null

  const stop = async (): Promise<void> => {
    const child = running
    running = null
    if (child?.pid === undefined || child.exitCode !== null) return
    const ended = once(child, 'exit')
    process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  return {
    folder,
    async run(command, args, below = '') {
      const child = spawn(command, args, { cwd: join(folder, below), env: outside() })
      let output = ''
      let complaints = ''
      child.stdout.on('data', (part: Buffer) => (output += part.toString()))
      child.stderr.on('data', (part: Buffer) => (complaints += part.toString()))
      const [code] = (await once(child, 'close')) as [number | null]
      if (code === 0) return output
      throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}${complaints}`)
    },
    async start(command, args, below, ready) {
      const child = spawn(command, args, {
        cwd: join(folder, below),
        env: outside(),
        detached: true,
      })
      running = child
      let output = ''
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(output)), READY_WITHIN_MS)
        const read = (part: Buffer): void => {
          output += part.toString()
          if (!ready.test(output)) return
          clearTimeout(timer)
          resolve()
        }
        child.stdout.on('data', read)
        child.stderr.on('data', read)
        child.on('exit', () => reject(new Error(output)))
      })
    },
    stop,
    async leave() {
      await stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
