import type { ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import {
  CHANGED_EVENT,
  LOCATED_EVENT,
  SAVED_EVENT,
  STALE_EVENT,
  TROUBLE_EVENT,
  type LocatedTrouble,
  type Trouble,
} from '@airshed/host/development-events'
import { compiledValidators } from '@airshed/vite-plugin'
import react from '@vitejs/plugin-react'
import {
  createLogger,
  createServer,
  type ErrorPayload,
  type HotPayload,
  type Logger,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import { CliError } from '../cli/cliError.ts'
import type { PluginProject } from '../project/pluginProject.ts'
import { preparedModules } from '../project/sharedDependencies.ts'
import { compileTrouble } from './compileTrouble.ts'
import { locateTrouble, troubleLines } from './locateTrouble.ts'
import { FRAME_MODULE, FRAME_PAGE, FRAME_SCRIPT, frameHeaders } from './framePage.ts'
import { projectState, type ProjectState } from './projectState.ts'

export interface PluginServerOptions {
  readonly port: number
  /** Called with the reason why the plugin cannot be read, and with null once it can be read again. */
  readonly onTrouble: (message: string | null) => void
  /** Called with each error that the plugin threw in a console, with its source location; once per save. */
  readonly onThrown: (words: string) => void
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
 * A change is reported once the file is stable, ms: otherwise the watcher drops a change within 50 ms of the
 * previous one, such as by a formatter after a save.
 */
const SETTLED = { stabilityThreshold: 40, pollInterval: 10 }

/** Intercepts two kinds of messages from Vite to its pages. */
function takeOver(
  { environments }: ViteDevServer,
  instead: { onError: (err: ErrorPayload['err']) => void; onFullReload: () => void },
): void {
  const { hot } = environments.client
  const send = hot.send.bind(hot) as (...words: unknown[]) => void
  const sendElse = (...words: unknown[]): void => {
    const payload = words[0] as string | HotPayload
    if (typeof payload === 'string') send(...words)
    else if (payload.type === 'error') instead.onError(payload.err)
    else if (payload.type === 'full-reload') instead.onFullReload()
    else send(...words)
  }
  hot.send = sendElse as typeof hot.send
}

/** The frame's page, its module, `/plugin.json`, and the events between them. */
function forConsoles(
  state: ProjectState,
  folder: string,
  origin: string,
  onThrown: (words: string) => void,
): Plugin {
  // Cards on several dashboards throw the same error.
  const reported = new Set<string>()
  /** Why the last module could not be compiled; null: it could. */
  let uncompiled: LocatedTrouble | null = null
  const report = (located: LocatedTrouble): void => {
    const words = troubleLines(located)
    if (!reported.has(words)) onThrown(words)
    reported.add(words)
  }
  const locate = async (server: ViteDevServer, trouble: Trouble): Promise<LocatedTrouble> => {
    const thrown = await locateTrouble(server, folder, trouble)
    const located = trouble.where === 'load' && thrown.place === null ? uncompiled : null
    report(located ?? thrown)
    return located ?? thrown
  }
  const failToCompile = async (server: ViteDevServer, err: ErrorPayload['err']): Promise<void> => {
    uncompiled = await compileTrouble(folder, err)
    server.ws.send(LOCATED_EVENT, uncompiled)
    report(uncompiled)
  }
  const sources = join(folder, 'src') + sep
  const isOfPlugin = (file: string): boolean =>
    file.startsWith(sources) || file === join(folder, 'package.json')
  return {
    name: 'airshed:plugin-frame',
    resolveId: (id) => (id === FRAME_MODULE ? `\0${FRAME_MODULE}` : null),
    load: (id) => (id === `\0${FRAME_MODULE}` ? FRAME_SCRIPT : null),
    configureServer(server) {
      takeOver(server, {
        onError: (err) => void failToCompile(server, err),
        // A frame that reloads itself would count as one that left its page: the console opens a new one.
        onFullReload() {
          state.markChanged(Date.now())
          server.ws.send(CHANGED_EVENT, {})
        },
      })
      server.watcher.on('all', (_event, file) => {
        if (!isOfPlugin(file)) return
        state.forget()
        reported.clear()
        uncompiled = null
        server.ws.send(SAVED_EVENT, { savedAt: Date.now() })
        // Problems are reported at once, before the first request.
        void state.answer().catch(() => undefined)
      })
      server.ws.on(STALE_EVENT, ({ changedAt }: { changedAt: number }) => {
        state.markChanged(changedAt)
        server.ws.send(CHANGED_EVENT, {})
      })
      server.ws.on(TROUBLE_EVENT, (trouble: Trouble, client) => {
        void locate(server, trouble).then((located) => client.send(LOCATED_EVENT, located))
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

/** A logger without the errors that are already reported with their source location. */
function quietLogger(): Logger {
  const logger = createLogger('warn')
  return {
    ...logger,
    error(message, options) {
      if (options?.error == null || !('id' in options.error)) logger.error(message, options)
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
  { port, onTrouble, onThrown }: PluginServerOptions,
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
    customLogger: quietLogger(),
    plugins: [
      react(),
      compiledValidators(),
      forConsoles(state, folder, `http://localhost:${port}`, onThrown),
    ],
    define: { global: 'globalThis' },
    optimizeDeps: { entries: [entry], include: preparedModules(folder) },
    server: {
      port,
      strictPort: true,
      cors: { origin: '*' },
      watch: { awaitWriteFinish: SETTLED },
      // The frame has its own overlay, in the user's language.
      hmr: { overlay: false },
    },
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
  // Warms up, so that the first request is not slow.
  await state.answer().catch(() => undefined)
  return server
}
