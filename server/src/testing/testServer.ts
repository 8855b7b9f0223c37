import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { buildApp } from '../front/app.ts'
import { createInProcessBus } from '../storage/bus/inProcessBus.ts'
import { readConfig } from '../base/config.ts'
import { createAnswerCheck } from './checkAnswer.ts'
import type { Clock, ServerContext } from '../context.ts'
import type { Store } from '../storage/store/store.ts'
import { createTestStore } from './testStore.ts'

/** 2026-03-02T12:00:00Z, a Monday: the fixed time of a test server's clock. */
export const TEST_NOW_MS = Date.UTC(2026, 2, 2, 12)

export interface TestServerOptions {
  /** Settings; the demo is off and the log silent unless they say otherwise. */
  env?: Readonly<Record<string, string>>
  /** Default: fixed at TEST_NOW_MS. */
  clock?: Clock
  consoleFolder?: string
  catalogueFolder?: string
  requestsPerMinute?: number
  /** Run jobs, including periodic ones. Default false: they are added, and stay waiting. */
  runsJobs?: boolean
  logger?: FastifyServerOptions['logger']
  /** Closed with the server. Default: a new embedded one. */
  store?: Store
}

export interface TestServer {
  app: FastifyInstance
  context: ServerContext
  inject: FastifyInstance['inject']
  close(): Promise<void>
}

/** The whole server without a network, by default on a new embedded store. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clock = options.clock ?? (() => TEST_NOW_MS)
  const store = options.store ?? (await createTestStore({ clock }))
  const bus = createInProcessBus()
  const config = readConfig({
    ...('folder' in store ? { AIRSHED_DATA: String(store.folder) } : {}),
    AIRSHED_DEMO: '0',
    AIRSHED_LOG_LEVEL: 'silent',
    ...options.env,
  })
  const { app, context } = await buildApp({
    config,
    store,
    bus,
    clock,
    consoleFolder: options.consoleFolder,
    catalogueFolder: options.catalogueFolder,
    requestsPerMinute: options.requestsPerMinute,
    logger: options.logger,
    checkAnswer: createAnswerCheck(),
  })
  await app.ready()
  if (options.runsJobs === true) context.jobs.start()
  return {
    app,
    context,
    inject: app.inject.bind(app) as FastifyInstance['inject'],
    async close() {
      await app.close()
      await bus.close()
      await store.close()
    },
  }
}
