import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.ts'
import { requireCaller } from '../identity/requireCaller.ts'
import { requireCallerOrToken } from '../identity/requireCallerOrToken.ts'
import { createDevelopmentSource } from '../plugins/developmentPlugin.ts'
import { alertRoutes } from './alerts/routes.ts'
import type { Api } from './api.ts'
import { auditCalls } from './audit/auditCalls.ts'
import { keepAccessTidy } from './audit/housekeeping.ts'
import { auditRoutes } from './audit/routes.ts'
import { configRoutes } from './config/routes.ts'
import { dashboardRoutes } from './dashboards/routes.ts'
import { createConfigsOf } from './dashboards/organizationConfigs.ts'
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
import { pluginFileRoute } from './plugins/fileRoute.ts'
import { createInstalledWidgets } from './plugins/installedWidgets.ts'
import { createJudge } from './plugins/judge/judgeArchive.ts'
import { publishRoute } from './plugins/publishRoute.ts'
import { pluginRoutes } from './plugins/routes.ts'
import { profileRoutes } from './profiles/routes.ts'
import { statusRoutes } from './status/routes.ts'
import { telemetryRoutes } from './telemetry/routes.ts'
import { keepTokenUses } from './tokens/housekeeping.ts'
import { tokenRoutes } from './tokens/routes.ts'
import { userRoutes } from './users/routes.ts'

/** Registers the calls below `/v2`: all but `GET config` ask for a caller before anything else. */
export async function registerModules(app: FastifyInstance, context: ServerContext): Promise<void> {
  const configsOf = createConfigsOf(
    createWidgetConfigs(WIDGET_PLUGINS),
    createInstalledWidgets(context.log),
  )
  const development = createDevelopmentSource(context)
  const pluginTools = { judge: createJudge(context), development }
  keepAccessTidy(app, context)
  keepTokenUses(app, context)

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
      dashboardRoutes(api, context, configsOf)
      widgetRoutes(api, context, configsOf)
      versionRoutes(api, context)
      alertRoutes(api, context)
      profileRoutes(api, context)
      pluginRoutes(api, context, pluginTools)
      invitationRoutes(api, context)
      tokenRoutes(api, context)
      auditRoutes(api, context)
      telemetryRoutes(api, context)
    },
    { prefix: '/v2' },
  )

  await app.register(
    async (scope) => {
      const api: Api = scope.withTypeProvider<TypeBoxTypeProvider>()
      api.addHook('onRequest', requireCallerOrToken(context, 'publish_plugins'))
      auditCalls(api, context)
      publishRoute(api, context, pluginTools)
    },
    { prefix: '/v2' },
  )
  pluginFileRoute(app, { store: context.store, validatorOf: development.validatorOf })
}

function prepare(api: Api): void {
  readJsonOnly(api)
  api.addHook('preValidation', refuseUnstorable)
  // Answers are made by typed code: checking each of a million measurements again costs more than
  // fetching them.
  api.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
}
