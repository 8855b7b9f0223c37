import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)
const FIRST_PORT = 6006
const PORTS_TRIED = 50

function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, () => probe.close(() => answer(true)))
  })
}

async function freePort(): Promise<number> {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port += 1) {
    if (await isFree(port)) return port
  }
  return FIRST_PORT
}

export interface RunningStorybook {
  readonly url: string
  /** Resolves once it responds; rejects if it exits first. */
  readonly ready: Promise<void>
  stop(): Promise<void>
}

/** Starts Storybook with the stories of the plugin in this folder. */
export async function startStorybook(
  folder: string,
  printError: (line: string) => void,
): Promise<RunningStorybook> {
  const port = await freePort()
  const program = join(dirname(resolve('storybook/package.json')), 'dist/bin/dispatcher.js')
  const config = join(import.meta.dirname, '../storybook')
  const words = ['dev', '--port', `${port}`, '--exact-port', '--config-dir', config]
  const child = spawn(process.execPath, [program, ...words, '--ci', '--quiet'], {
    cwd: folder,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', AIRSHED_PLUGIN_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let isWanted = true
  const said: string[] = []
  const note = (bytes: Buffer): void => void said.push(bytes.toString())
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  const ended = new Promise<void>((end) => child.once('exit', () => end()))
  const url = `http://localhost:${port}`
  return {
    url,
    ready: answers(url, ended, () => {
      if (isWanted) printError(said.join('').trim())
    }),
    async stop() {
      isWanted = false
      child.kill()
      await ended
    },
  }
}

/** Polls until there is a response; calls `onEnd` if the process exits first. */
async function answers(url: string, ended: Promise<void>, onEnd: () => void): Promise<void> {
  let isOver = false
  void ended.then(() => (isOver = true))
  for (;;) {
    const isThere = await fetch(`${url}/index.json`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    if (isOver) {
      onEnd()
      throw new Error('Storybook ended')
    }
    await new Promise((wait) => setTimeout(wait, 200))
  }
}
