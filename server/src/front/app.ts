import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Bus } from '../storage/bus/bus.ts'
import type { AnswerCheck } from '../access/calls/registerCalls.ts'
import type { Config } from '../base/config.ts'
import { registerAlertLinks } from '../alerting/notifications/links/registerAlertLinks.ts'
import { CATALOGUE_FOLDER, registerCatalogue } from './catalogue/registerCatalogue.ts'
import { registerChannel } from '../fleet/deviceChannel/registerChannel.ts'
import { registerConsole } from './console/static.ts'
import type { Clock, ServerContext } from '../context.ts'
import { openAuthority } from '../base/deviceAuthority/openAuthority.ts'
import { registerAuthority } from '../fleet/deviceCertificates/registerAuthority.ts'
import { keepFilesCollected } from '../storage/files/collectFiles.ts'
import { createFiles } from '../storage/files/createFiles.ts'
import { registerRunningRequests } from './hangs/registerRunningRequests.ts'
import { registerBodyRoom } from '../web/http/bodyRoom.ts'
import { bodySenderOf } from '../web/http/bodySender.ts'
import { connectsForMany, limitConnections } from '../web/http/connectionLimit.ts'
import { registerErrorHandler, sendError, sendNotFound } from '../web/http/errorHandler.ts'
import { registerHealth } from '../web/http/health.ts'
import { loggerOptions } from '../web/http/logging.ts'
import { inlineScriptHashes } from '../web/http/inlineScripts.ts'
import { registerOneAtATime } from '../web/http/oneAtATime.ts'
import { registerOpenApi } from '../web/http/openApi.ts'
import { registerRequestId, requestIdOf } from '../web/http/requestId.ts'
import { registerSecurity } from '../web/http/security.ts'
import { TIME_LIMITS } from '../web/http/timeLimits.ts'
import { registerUnreadAnswers } from '../web/http/unreadAnswers.ts'
import { plainForwardedFor } from '../web/http/forwardedFor.ts'
import { ignoreForwardedHost, trustOf } from '../base/settings/trustedProxies.ts'
import { registerValidatorCompiler } from '../web/http/validatorCompiler.ts'
import { registerIdentity } from '../access/identity/registerIdentity.ts'
import { registerIngest } from '../fleet/ingest/registerIngest.ts'
import { createJobs } from '../storage/jobs/createJobs.ts'
import { registerInvitationPages } from '../people/members/invitations/registerInvitationPages.ts'
import { registerPasswordPages } from '../people/members/passwords/registerPasswordPages.ts'
import { registerLive } from './live/registerLive.ts'
import { createMail } from '../messages/mail/createMail.ts'
import { createChannels } from '../messages/services/createChannels.ts'
import { createSms } from '../messages/sms/createSms.ts'
import { mqttChannelOf } from '../fleet/mqtt/mqttChannel.ts'
import { registerModules } from './registerModules.ts'
import { registerPageFonts } from '../web/pages/pageFonts.ts'
import { registerFramePage } from '../dashboards/pluginHosts/framePage.ts'
import { guardPluginHosts } from '../dashboards/pluginHosts/pluginHosts.ts'
import { Memory } from '../base/memory.ts'
import { registerMetrics } from './observing/registerMetrics.ts'
import { diskProblem } from '../storage/store/embedded/diskProblem.ts'
import type { Store } from '../storage/store/store.ts'

/** Largest body of a call, in bytes. */
export const BODY_LIMIT_BYTES = 4 * 1024 * 1024
/** Ids of unmapped data points contain the key that a device sent. */
const MAX_PATH_PART_LENGTH = 400

interface AppOptions {
  config: Config
  store: Store
  bus: Bus
  /** ms UTC. Default: the system's clock. */
  clock?: Clock
  /** Folder of the built console; without it only the API is served. */
  consoleFolder?: string
  /** Folder of the built catalogue of plugins. Default: that of this repository. */
  catalogueFolder?: string
  /** Requests that one address may make in a minute. */
  requestsPerMinute?: number
  /** Overrides the log settings, such as its stream. */
  logger?: FastifyServerOptions['logger']
  /** Checks each answer before it is sent. Default: none; tests have one. */
  checkAnswer?: AnswerCheck
}

/**
 * The whole server as a tree of plugins, in the required order: what applies to every answer, then
 * authentication, then the calls, and last the console, which answers everything else. Does not listen, starts
 * no jobs and reads no environment.
 */
export async function buildApp(
  options: AppOptions,
): Promise<{ app: FastifyInstance; context: ServerContext }> {
  const { config, store, bus } = options
  const app: FastifyInstance = fastify({
    logger: options.logger ?? loggerOptions(config.logLevel),
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT_BYTES,
    ...TIME_LIMITS,
    trustProxy: trustOf(config.trustedProxies),
    // The earliest place: requests are logged before any hook runs.
    rewriteUrl({ headers, url = '/' }) {
      plainForwardedFor(headers)
      return url
    },
    routerOptions: { maxParamLength: MAX_PATH_PART_LENGTH },
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  })
  const clock = options.clock ?? Date.now
  const { log } = app
  const jobs = createJobs({ store, bus, clock, log, queueLimit: config.queueLimit })
  const { dataFolder, s3Url } = config
  const files = createFiles({ store, clock, dataFolder, s3Url })
  const mail = createMail({ config, jobs, clock })
  const sms = createSms({ config, jobs, clock })
  const channels = createChannels({ config, jobs, clock })
  const deviceAuthority = await openAuthority(config, clock())
  const memory = new Memory()
  const context: ServerContext = {
    config,
    store,
    bus,
    jobs,
    files,
    mail,
    sms,
    channels,
    deviceAuthority,
    clock,
    log,
    memory,
  }
  keepFilesCollected(context)
  app.addHook('onClose', () => jobs.stop())

  limitConnections(app.server, connectsForMany(config.trustedProxies))
  registerOneAtATime(app)
  ignoreForwardedHost(app)
  registerRequestId(app)
  registerRunningRequests(app, context)
  registerValidatorCompiler(app)
  // Answers come from typed code; validating each of a million measurements again would cost more than fetching them.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  registerErrorHandler(app)
  const { consoleFolder } = options
  const scriptHashes = consoleFolder === undefined ? [] : consoleScriptHashes(consoleFolder)
  await registerSecurity(app, config, options.requestsPerMinute, scriptHashes)
  guardPluginHosts(app, config)
  registerBodyRoom(app, bodySenderOf)
  registerUnreadAnswers(app, store.measurements.unread)
  await registerOpenApi(app, config)
  registerHealth(app, {
    store,
    bus,
    log,
    clock,
    mqtt: mqttChannelOf(context).state,
    // PostgreSQL is watched by whoever runs it.
    diskProblem: async () => (config.databaseUrl === undefined ? diskProblem(dataFolder) : null),
  })

  registerMetrics(app, context)
  if (config.traces !== undefined) {
    // Loaded only if used, so that start time and memory are unaffected otherwise.
    const { traceServer } = await import('./tracing/traceServer.ts')
    traceServer(app, context, config.traces)
  }

  registerPageFonts(app)
  await registerIdentity(app, context)
  await registerAlertLinks(app, context)
  await registerInvitationPages(app, context)
  await registerPasswordPages(app, context)
  await registerLive(app, context)
  await registerModules(app, context, options.checkAnswer)
  await registerIngest(app, context)
  registerChannel(app, context)
  registerAuthority(app, context)

  await registerCatalogue(app, options.catalogueFolder ?? CATALOGUE_FOLDER, config.publicUrl)
  if (consoleFolder === undefined) {
    app.setNotFoundHandler((request, reply) => sendNotFound(request, reply))
  } else {
    registerFramePage(app, consoleFolder, config)
    await registerConsole(app, consoleFolder, config)
  }
  return { app, context }
}

const consoleScriptHashes = (folder: string) =>
  inlineScriptHashes(readFileSync(join(folder, 'index.html'), 'utf8'))
