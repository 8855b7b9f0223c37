import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { precompress } from './precompress.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const CONSOLE_FOLDER = join(ROOT, 'app', 'dist')
const APP = join(ROOT, 'app')
/** What the console is built from. */
const SOURCES = ['app', 'core', 'plugins', 'schemas', 'screens', 'widgets', 'package-lock.json']
const NOT_SOURCES = new Set(['node_modules', 'dist', '.turbo', 'storybook-static'])
const TESTS = /\.(test|stories|fixture)\.tsx?$/

/** The console could not be built: the start fails with the bundler's output. */
export class ConsoleBuildError extends Error {
  override readonly name = 'ConsoleBuildError'
}

/**
 * Builds the console when there is none yet, or when a source is newer than it. An installation
 * without the sources of the console, such as an image, serves the one that came with it.
 *
 * @param say called with one line about what happens
 * @returns the folder that holds it
 * @throws ConsoleBuildError with the bundler's output
 */
export async function ensureConsole(say: (line: string) => void): Promise<string> {
  const sources = SOURCES.map((source) => join(ROOT, source))
  const isBuiltElsewhere = existsSync(CONSOLE_FOLDER) && !existsSync(join(APP, 'src'))
  if (isBuiltElsewhere || (await isConsoleFresh(CONSOLE_FOLDER, sources))) return CONSOLE_FOLDER
  return buildConsole(say)
}

/**
 * Builds the console, whether it is due or not.
 *
 * @param say called with one line about what happens
 * @returns the folder that holds it
 * @throws ConsoleBuildError with the bundler's output
 */
export async function buildConsole(say: (line: string) => void): Promise<string> {
  say('Building the console (a few seconds, only when its sources change) …')
  const started = Date.now()
  // Built in a separate folder and moved into place: two servers may start at once, and one may be serving.
  const fresh = await mkdtemp(join(APP, '.dist-'))
  try {
    await runVite(fresh, ['--emptyOutDir'])
    await runVite(fresh, ['--config', 'vite.frame.config.ts'])
    await runVite(fresh, ['--config', 'vite.public.config.ts'])
    await precompress(fresh)
    await putInPlace(fresh)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  say(`The console is built (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return CONSOLE_FOLDER
}

/** Whether the console is built and no source is newer. */
export async function isConsoleFresh(folder: string, sources: readonly string[]): Promise<boolean> {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return false
  const builtAt = (await stat(index)).mtimeMs
  for (const source of sources) {
    if ((await newestChange(source)) > builtAt) return false
  }
  return true
}

async function newestChange(path: string): Promise<number> {
  const own = await stat(path).catch(() => null)
  if (own === null) return 0
  if (!own.isDirectory()) return own.mtimeMs
  let newest = 0
  for (const entry of await readdir(path, { withFileTypes: true })) {
    if (NOT_SOURCES.has(entry.name) || entry.name.startsWith('.dist-')) continue
    if (TESTS.test(entry.name)) continue
    newest = Math.max(newest, await newestChange(join(path, entry.name)))
  }
  return newest
}

/** Replaces the previous build; if another process was first, its build stays. */
async function putInPlace(fresh: string): Promise<void> {
  const old = `${fresh}-old`
  await rename(CONSOLE_FOLDER, old).catch(ignoreMissing)
  await rename(fresh, CONSOLE_FOLDER).catch((error: unknown) => {
    if (!existsSync(CONSOLE_FOLDER)) throw error
  })
  await rm(old, { recursive: true, force: true })
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

function runVite(outDir: string, options: readonly string[]): Promise<void> {
  const vite = join(
    dirname(createRequire(join(APP, 'package.json')).resolve('vite/package.json')),
    'bin',
    'vite.js',
  )
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, ...options],
      {
        cwd: APP,
        // Whatever starts the server, even a test runner: users get the production builds of the libraries.
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    let said = ''
    const listen = (part: Buffer) => {
      said = (said + part.toString('utf8')).slice(-20_000)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', (error) => reject(new ConsoleBuildError(error.message)))
    child.on('close', (code) => {
      if (code === 0) resolve()
      else
        reject(new ConsoleBuildError(`The console cannot be built (vite build in app/):\n${said}`))
    })
  })
}
