import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../suites/command.ts'
import { startRegistry } from './packageRegistry.ts'

/** A new user with an empty folder and npm, after the packages were published to a registry. */
export interface Newcomer {
  /** The empty folder. */
  folder: string
  /** Name → versions in that registry. */
  published: Record<string, string[]>
  /**
   * Runs a command there or in a subfolder; returns its output, throws it on failure.
   *
   * @param from `all`: npm uses only that registry; `own`: it gets the packages of this project from
   *   there, and others from npm's configured registry
   */
  run(
    command: string,
    args: readonly string[],
    from: 'all' | 'own',
    below?: string,
  ): Promise<string>
  leave(): Promise<void>
}

const MINUTE_MS = 60_000
/** Timeout of an install over a slow line. */
const PATIENCE_MS = 15 * MINUTE_MS

async function must(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  cwd?: string,
): Promise<string> {
  const { exitCode, output } = await run(command, args, { env, cwd, timeoutMs: PATIENCE_MS })
  if (exitCode === 0) return output
  throw new Error(`${command} ${args.join(' ')} ended with ${exitCode}:\n${output}`)
}

/**
 * Packs the packages for authors, publishes them to a registry of this machine, and sets up the new user.
 */
export async function startNewcomer(): Promise<Newcomer> {
  const registry = await startRegistry()
  const place = await realpath(await mkdtemp(join(tmpdir(), 'airshed-newcomer-')))
  const { host } = new URL(registry.url)
  const settings = {
    all: {
      npm_config_registry: registry.url,
      npm_config_cache: join(place, 'cache'),
      // Nobody is there to confirm the download of the program.
      npm_config_yes: 'true',
    },
    own: { 'npm_config_@airshed:registry': registry.url },
  }
  await must('npm', ['run', 'pack:core'], {})
  // As an argument: a shell does not accept a variable with such a name.
  const token = `--//${host}/:_authToken=anybody`
  await must('npm', ['run', 'publish:core', '--', token], settings.all)
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'airshed-empty-')))
  return {
    folder,
    published: registry.published(),
    run: (command, args, from, below = '') =>
      must(command, args, settings[from], join(folder, below)),
    async leave() {
      await registry.stop()
      for (const each of [place, folder]) {
        await rm(each, { recursive: true, force: true, maxRetries: 5 })
      }
    },
  }
}
