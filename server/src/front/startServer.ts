import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { serveBackups } from '../storage/backup/serveBackups.ts'
import { openBus } from '../storage/bus/openBus.ts'
import type { Config } from '../base/config.ts'
import type { ServerContext } from '../context.ts'
import { warningLine } from '../base/errors.ts'
import { seedDemo, startDemo } from './demo/runDemo.ts'
import { runningRequestsOf } from './hangs/registerRunningRequests.ts'
import { watchForHangs } from './hangs/watchForHangs.ts'
import { choosePort } from '../base/listenPort.ts'
import { startProvisioning } from '../dashboards/provisioning/startProvisioning.ts'
import { mqttChannelOf } from '../fleet/mqtt/mqttChannel.ts'
import { readMqttUrl } from '../base/settings/mqttUrl.ts'
import { openStore } from '../storage/store/openStore.ts'
import type { Store } from '../storage/store/store.ts'

interface StartOptions {
  config: Config
  /** Folder of the built console. */
  consoleFolder?: string
  /** After how long a main thread that hangs ends the process, ms. Default: 30 s. */
  hangsAfterMs?: number
  /** Called with lines for the person at the terminal. */
  say(line: string): void
}

export interface RunningServer {
  url: string
  /** Stops accepting calls, notifies the sockets, waits for running work, and closes the store. */
  stop(): Promise<void>
}

/**
 * Opens the store and the bus, fills an empty store if the demo is on, and listens. Everything that was opened
 * is closed again if a later step fails.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { say } = options
  const port = await choosePort(options.config.port, options.config.host)
  const config = withPort(options.config, port)
  const closers: (() => Promise<void>)[] = []
  const stop = async () => {
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close()
  }
  let app: FastifyInstance | undefined
  const log = {
    warn: (text: string) => app?.log.warn(text),
    error: (details: object, text: string) => app?.log.error(details, text),
  }
  try {
    const store = await openStore(config, {
      say,
      onError: (error) => log.error({ err: error }, 'The store has a problem'),
    })
    closers.push(() => store.close())
    const bus = await openBus(config, log)
    closers.push(() => bus.close())
    const built = await buildApp({ config, store, bus, consoleFolder: options.consoleFolder })
    app = built.app
    closers.push(() => built.app.close())
    const isLogged = config.logLevel !== 'silent'
    const { hangsAfterMs } = options
    closers.push(watchForHangs(runningRequestsOf(built.context), { hangsAfterMs, isLogged }))
    closers.push(await takeBackups(store, config, log.warn))

    await firstStart(built.context, say)
    const { files, clock } = built.context
    await files
      .check()
      .then(() => files.sweep(clock()))
      .catch(({ message: reason }: Error) => say(warningLine('FILES_UNUSABLE', { reason })))
    const provisioning = await startProvisioning(built.context)
    closers.push(() => provisioning.stop())
    await app.listen({ port, host: config.host })
    built.context.jobs.start()
    closers.push(startMqtt(built.context, say))
    if (config.demo) closers.push(await startDemo(built.context))
    return { url: config.publicUrl, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Connects to the configured broker. While it is unreachable, the server runs without it. */
function startMqtt(context: ServerContext, say: (line: string) => void): () => Promise<void> {
  const { mqttUrl } = context.config
  const mqtt = mqttChannelOf(context)
  if (mqttUrl !== undefined) say(`Devices over MQTT: ${readMqttUrl(mqttUrl)?.where}`)
  mqtt.start()
  return () => mqtt.stop()
}

/** The server backs up the embedded store; PostgreSQL has its own tools. */
async function takeBackups(
  { copyTo }: Store,
  { dataFolder }: Config,
  warn: (text: string) => void,
): Promise<() => Promise<void>> {
  if (copyTo === undefined) return async () => {}
  return serveBackups({ store: { copyTo }, dataFolder, clock: Date.now, warn })
}

/** Fills an empty store with the demo, or prints how to begin without it. */
async function firstStart(context: ServerContext, say: (line: string) => void): Promise<void> {
  const { store, config } = context
  const known = await store.db.selectFrom('organizations').select('id').limit(1).execute()
  if (known.length > 0) return
  if (config.demo) return seedDemo(context, say)
  say('The store is empty. Create the first owner in another terminal:')
  say(
    '  npm run user -- create --email you@example.org --role owner --organization home --organization-name "Your city"',
  )
}

/** Fills in the port, which is known only now if the setting is 0. */
function withPort(config: Config, port: number): Config {
  if (config.port === port) return config
  const onPort = (origin: string) =>
    origin.endsWith(':0') ? `${origin.slice(0, -1)}${port}` : origin
  const pluginOrigin = config.pluginOrigin === undefined ? undefined : onPort(config.pluginOrigin)
  return Object.freeze({ ...config, port, publicUrl: onPort(config.publicUrl), pluginOrigin })
}
