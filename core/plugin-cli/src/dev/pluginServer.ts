import type { ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { compiledValidators } from '@airshed/vite-plugin'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { CliError } from '../cli/cliError.ts'
import type { PluginProject } from '../project/pluginProject.ts'
import { preparedModules } from '../project/sharedDependencies.ts'
import {
  CHANGED_EVENT,
  FRAME_MODULE,
  FRAME_PAGE,
  FRAME_SCRIPT,
  frameHeaders,
  STALE_EVENT,
} from './framePage.ts'
import { projectState, type ProjectState } from './projectState.ts'

export interface PluginServerOptions {
  readonly port: number
  /** Called with what cannot be read, and with null once everything can be read again. */
  readonly onTrouble: (message: string | null) => void
}

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
}

async function sendAnswer(state: ProjectState, response: ServerResponse): Promise<void> {
  try {
    const answer = JSON.stringify(await state.answer())
    response.writeHead(200, JSON_HEADERS).end(answer)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    response.writeHead(500, JSON_HEADERS).end(JSON.stringify({ error: message }))
  }
}

async function sendFrame(
  server: ViteDevServer,
  response: ServerResponse,
  origin: string,
): Promise<void> {
  const page = await server.transformIndexHtml('/frame.html', FRAME_PAGE)
  response.writeHead(200, frameHeaders(origin)).end(page)
}

/**
 * A change counts once the file has rested, ms: without this, the watcher drops a change within 50 ms
 * of the one before, as a formatter makes it after a save.
 */
const SETTLED = { stabilityThreshold: 40, pollInterval: 10 }

/** The frame's page, its module, `/plugin.json`, and the events between them. */
function forConsoles(state: ProjectState, folder: string, origin: string): Plugin {
  const sources = join(folder, 'src') + sep
  const isOfPlugin = (file: string): boolean =>
    file.startsWith(sources) || file === join(folder, 'package.json')
  return {
    name: 'airshed:plugin-frame',
    resolveId: (id) => (id === FRAME_MODULE ? `\0${FRAME_MODULE}` : null),
    load: (id) => (id === `\0${FRAME_MODULE}` ? FRAME_SCRIPT : null),
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        if (!isOfPlugin(file)) return
        state.forget()
        // Problems are reported at once, before the first request.
        void state.answer().catch(() => undefined)
      })
      server.ws.on(STALE_EVENT, ({ changedAt }: { changedAt: number }) => {
        state.markChanged(changedAt)
        server.ws.send(CHANGED_EVENT, {})
      })
      server.middlewares.use((request, response, next) => {
        const [path] = (request.url ?? '').split('?')
        if (path === '/plugin.json') return void sendAnswer(state, response)
        if (path !== '/frame.html') return next()
        void sendFrame(server, response, origin)
      })
    },
  }
}

/**
 * Starts the server from which a console on this machine loads the plugin under development. Frames
 * have an opaque origin, so anyone may read its files.
 *
 * @throws CliError when the port is taken
 */
export async function startPluginServer(
  project: PluginProject,
  { port, onTrouble }: PluginServerOptions,
): Promise<ViteDevServer> {
  const { folder, entry } = project
  const state = projectState(project, onTrouble)
  const server = await createServer({
    root: folder,
    configFile: false,
    envDir: false,
    publicDir: false,
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    plugins: [
      react(),
      compiledValidators(),
      forConsoles(state, folder, `http://localhost:${port}`),
    ],
    define: { global: 'globalThis' },
    optimizeDeps: { entries: [entry], include: preparedModules(folder) },
    server: { port, strictPort: true, cors: { origin: '*' }, watch: { awaitWriteFinish: SETTLED } },
  })
  try {
    await server.listen()
  } catch (error) {
    await server.close()
    throw new CliError({
      place: `port ${port}`,
      expected: 'a port that nobody listens on',
      got: error instanceof Error ? error.message : String(error),
      cure: `End what uses it, or take another: --port ${port + 1}, and start the server with AIRSHED_PLUGIN_DEV=http://localhost:${port + 1}`,
    })
  }
  // Spares the first request a longer wait.
  await state.answer().catch(() => undefined)
  return server
}
