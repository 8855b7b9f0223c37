import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.ts'
import { requireCaller } from '../identity/requireCaller.ts'
import { alertRoutes } from './alerts/routes.ts'
import type { Api } from './api.ts'
import { auditCalls } from './audit/auditCalls.ts'
import { keepAccessTidy } from './audit/housekeeping.ts'
import { auditRoutes } from './audit/routes.ts'
import { configRoutes } from './config/routes.ts'
import { dashboardRoutes } from './dashboards/routes.ts'
import { createWidgetConfigs } from './dashboards/widgetConfigs.ts'
import { WIDGET_PLUGINS } from './dashboards/widgetPlugins.ts'
import { versionRoutes } from './dashboards/versionRoutes.ts'
import { widgetRoutes } from './dashboards/widgetRoutes.ts'
import { dataPointRoutes } from './dataPoints/routes.ts'
import { readJsonOnly } from './input/readJson.ts'
import { refuseUnstorable } from './input/refuseUnstorable.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { measurementRoutes } from './measurements/routes.ts'
import { nodeRoutes } from './nodes/routes.ts'
import { organizationRoutes } from './organizations/routes.ts'
import { profileRoutes } from './profiles/routes.ts'
import { statusRoutes } from './status/routes.ts'
import { telemetryRoutes } from './telemetry/routes.ts'
import { userRoutes } from './users/routes.ts'

/** Registers the calls below `/v2`: all but `GET config` ask for a caller before anything else. */
export async function registerModules(app: FastifyInstance, context: ServerContext): Promise<void> {
  const widgetConfigs = createWidgetConfigs(WIDGET_PLUGINS)
  keepAccessTidy(app, context)

  await app.register(
    async (scope) => {
      const api: Api = scope.withTypeProvider<TypeBoxTypeProvider>()
      prepare(api)
      configRoutes(api, context)
    },
    { prefix: '/v2' },
  )

  await app.register(
    async (scope) => {
      const api: Api = scope.withTypeProvider<TypeBoxTypeProvider>()
      api.addHook('onRequest', requireCaller(context))
      prepare(api)
      auditCalls(api, context)
      userRoutes(api, context)
      organizationRoutes(api, context)
      nodeRoutes(api, context)
      statusRoutes(api, context)
      dataPointRoutes(api, context)
      measurementRoutes(api, context)
      dashboardRoutes(api, context, widgetConfigs)
      widgetRoutes(api, context, widgetConfigs)
      versionRoutes(api, context)
      alertRoutes(api, context)
      profileRoutes(api, context)
      invitationRoutes(api, context)
      auditRoutes(api, context)
      telemetryRoutes(api, context)
    },
    { prefix: '/v2' },
  )
}

function prepare(api: Api): void {
  readJsonOnly(api)
  api.addHook('preValidation', refuseUnstorable)
  // Answers are made by typed code: checking each of a million measurements again costs more than
  // fetching them.
  api.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
}
