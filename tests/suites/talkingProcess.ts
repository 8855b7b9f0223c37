import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ENGINE_FLAGS, projectEnvironment, ROOT } from './command.ts'

/** A process that reports its actions, one per line. */
export interface TalkingProcess {
  /** Its output so far. */
  lines: readonly string[]
  /** Resolves once it has printed `count` lines; rejects if it ends first. */
  hasSaid(count: number): Promise<void>
  /** SIGKILL. */
  kill(): Promise<void>
}

/**
 * Runs a project file with the project's Node.
 *
 * @param env is added to the environment
 * @param flags of Node. Default: those for a process that lives for seconds
 */
export function startTalking(
  file: string,
  env: Record<string, string>,
  flags: readonly string[] = ENGINE_FLAGS,
): TalkingProcess {
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), [...flags, file], {
    cwd: ROOT,
    env: projectEnvironment({ DATABASE_URL: '', NATS_URL: '', ...env }),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const lines: string[] = []
  const heard = new Set<() => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    for (const hear of heard) hear()
  })
  return {
    lines,
    hasSaid(count) {
      return new Promise((resolve, reject) => {
        const hear = () => lines.length >= count && resolve()
        heard.add(hear)
        hear()
        void ended.then(() => reject(new Error(`It ended after ${lines.length} lines`)))
      })
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
