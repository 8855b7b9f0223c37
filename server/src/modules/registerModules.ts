import { BUILT_IN_WIDGETS } from '@airshed/plugins/manifests'
import { CSR_BYTES_MAX, PICTURE_BYTES_MAX } from '@airshed/schemas'
import {
  callName,
  issueThiamisCertificate,
  publishPlugin,
  uploadPicture,
  type Call,
} from '@airshed/schemas/calls'
import { ALL_CALLS } from '@airshed/schemas/calls/all'
import { ARCHIVE_LIMITS } from '@airshed/plugin-archive/limits'
import type { FastifyInstance } from 'fastify'
import { keepTemplatesSettled } from '../alertTemplates/keepTemplatesSettled.ts'
import { keepAlertsJudged } from '../alerts/keepAlertsJudged.ts'
import { keepNotificationsSent } from '../notifications/keepNotificationsSent.ts'
import type { AnswerCheck } from '../calls/checkAnswer.ts'
import type { Handler } from '../calls/handler.ts'
import { bodyTypesOf, registerCalls, streamsBody } from '../calls/registerCalls.ts'
import { requireComplete } from '../calls/requireComplete.ts'
import { keepChannelTidy } from '../channel/housekeeping.ts'
import type { ServerContext } from '../context.ts'
import { keepExpiredForgotten } from '../deviceCertificates/housekeeping.ts'
import { keepMetricsComputed } from '../metrics/keepMetricsComputed.ts'
import { createDevelopmentSource } from '../pluginHosts/developmentPlugin.ts'
import { keepWebhooksTidy } from '../webhooks/housekeeping.ts'
import { keepWebhooksFed } from '../webhooks/keepWebhooksFed.ts'
import { keepWebhooksSent } from '../webhooks/keepWebhooksSent.ts'
import { notifyOfAlerts } from '../webhooks/notifyOfAlerts.ts'
import { airQualityHandlers } from './airQuality/handlers.ts'
import { alertTemplateHandlers } from './alertTemplates/handlers.ts'
import { alertHandlers } from './alerts/handlers.ts'
import { auditHandlers } from './audit/handlers.ts'
import { keepAccessTidy } from './audit/housekeeping.ts'
import { configHandlers } from './config/handlers.ts'
import { dashboardHandlers } from './dashboards/handlers.ts'
import { createConfigsOf } from './dashboards/organizationConfigs.ts'
import { versionHandlers } from './dashboards/versionHandlers.ts'
import { createWidgetConfigs } from './dashboards/widgetConfigs.ts'
import { dataPointHandlers } from './dataPoints/handlers.ts'
import { formationRequestHandlers } from './formationRequests/handlers.ts'
import { geocoderHandlers } from './geocoder/handlers.ts'
import { readBytesOnly } from './input/readBytes.ts'
import { readStreamOnly } from './input/readStream.ts'
import { readJsonOnly } from './input/readJson.ts'
import { refuseUnstorable } from './input/refuseUnstorable.ts'
import { importHandlers } from './imports/handlers.ts'
import { workOnImports } from './imports/importJobs.ts'
import { keepImportsTidy } from './imports/keepImportsTidy.ts'
import { ingestKeyHandlers } from './ingestKeys/handlers.ts'
import { keepEndedKeysForgotten } from './ingestKeys/housekeeping.ts'
import { invitationHandlers } from './invitations/handlers.ts'
import { jobHandlers } from './jobs/handlers.ts'
import { listViewHandlers } from './listViews/handlers.ts'
import { mailHandlers } from './mails/handlers.ts'
import { maintenanceWindowHandlers } from './maintenanceWindows/handlers.ts'
import { measurementHandlers } from './measurements/handlers.ts'
import { keepFlagsCurrent } from './measurements/plausibleRanges.ts'
import { keepLimitsCounted } from './measurements/recountLimits.ts'
import { nodeChangeHandlers } from './nodes/changes/handlers.ts'
import { workOnChanges } from './nodes/changes/workChanges.ts'
import { claimHandlers } from './nodes/claim/handlers.ts'
import { configurationHandlers } from './nodes/configuration/handlers.ts'
import { sensorHandlers } from './nodes/sensors/handlers.ts'
import { nodeHandlers } from './nodes/handlers.ts'
import { publicLinkHandlers } from './nodes/publicLink/handlers.ts'
import { scriptHandlers } from './nodes/scripts/handlers.ts'
import { certificateHandlers } from './nodes/thiamis/certificateHandlers.ts'
import { thiamisHandlers } from './nodes/thiamis/handlers.ts'
import { metricHandlers } from './nodes/metrics/handlers.ts'
import { keepStatusCurrent } from './nodes/silence.ts'
import { keepReadingsRemoved } from './nodes/removedReadings.ts'
import { keepUnclaimedForgotten } from './nodes/unclaimed.ts'
import { notificationChannelHandlers } from './notificationChannels/handlers.ts'
import { organizationHandlers } from './organizations/handlers.ts'
import { keepDeletedRemoved } from './organizations/removeDeleted.ts'
import { organizationSecurityHandlers } from './organizations/security.ts'
import { keepPicturesCollected } from './pictures/collectPictures.ts'
import { pictureHandlers } from './pictures/handlers.ts'
import { pictureRoute } from './pictures/pictureRoute.ts'
import { partnershipHandlers } from './partnerships/handlers.ts'
import { partnershipInvitationHandlers } from './partnerships/invitationHandlers.ts'
import { pluginFileRoute } from './plugins/fileRoute.ts'
import { pluginHandlers } from './plugins/handlers.ts'
import { createInstalledWidgets } from './plugins/installedWidgets.ts'
import { createJudge } from './plugins/judge/judgeArchive.ts'
import { keepCataloguesCurrent } from './plugins/offers/readCatalogues.ts'
import { screenshotRoute } from './plugins/offers/screenshotRoute.ts'
import { profileHandlers } from './profiles/handlers.ts'
import { statusHandlers } from './status/handlers.ts'
import { createForwarder } from './telemetry/forwarder.ts'
import { telemetryHandlers } from './telemetry/handlers.ts'
import { keepOwnersTold } from './tokens/endingTokens.ts'
import { keepTokenUses } from './tokens/housekeeping.ts'
import { tokenHandlers } from './tokens/handlers.ts'
import { userHandlers } from './users/handlers.ts'
import { mySessionHandlers } from './users/mySessions.ts'
import { webhookHandlers } from './webhooks/handlers.ts'
import { passwordHandlers } from './users/password/passwordHandlers.ts'
import { secondFactorHandlers } from './users/secondFactor/secondFactorHandlers.ts'

/** Registers the calls below `/v2`, and the files of plugins. */
export async function registerModules(
  app: FastifyInstance,
  context: ServerContext,
  checkAnswer?: AnswerCheck,
): Promise<void> {
  const development = createDevelopmentSource(context)
  const forwarder = createForwarder(context)
  app.addHook('onClose', () => forwarder.close())
  keepAccessTidy(context)
  keepStatusCurrent(context)
  keepUnclaimedForgotten(context)
  keepReadingsRemoved(context)
  workOnChanges(context)
  keepChannelTidy(context)
  keepFlagsCurrent(context)
  keepLimitsCounted(context)
  keepMetricsComputed(app, context)
  keepAlertsJudged(app, context, notifyOfAlerts(context))
  keepTemplatesSettled(app, context)
  keepNotificationsSent(app, context)
  keepTokenUses(app, context)
  keepCataloguesCurrent(context)
  keepOwnersTold(context)
  keepPicturesCollected(context)
  keepDeletedRemoved(context)
  keepWebhooksFed(app, context)
  keepWebhooksSent(app, context)
  keepWebhooksTidy(context)
  keepEndedKeysForgotten(context)
  keepExpiredForgotten(context)
  workOnImports(context)
  keepImportsTidy(context)

  const configsOf = createConfigsOf(
    createWidgetConfigs(BUILT_IN_WIDGETS),
    createInstalledWidgets(context.log),
  )
  const handlers: Handler[] = [
    ...configHandlers(context),
    ...userHandlers(context),
    ...mySessionHandlers(context),
    ...passwordHandlers(context),
    ...secondFactorHandlers(context),
    ...organizationSecurityHandlers(context),
    ...organizationHandlers(context),
    ...nodeHandlers(context),
    ...nodeChangeHandlers(context),
    ...configurationHandlers(context),
    ...scriptHandlers(context),
    ...thiamisHandlers(context),
    ...certificateHandlers(context),
    ...publicLinkHandlers(context),
    ...sensorHandlers(context),
    ...claimHandlers(context),
    ...metricHandlers(context),
    ...statusHandlers(context),
    ...dataPointHandlers(context),
    ...measurementHandlers(context),
    ...airQualityHandlers(context),
    ...dashboardHandlers(context, configsOf),
    ...versionHandlers(context),
    ...geocoderHandlers(context),
    ...alertHandlers(context),
    ...notificationChannelHandlers(context),
    ...profileHandlers(),
    ...pictureHandlers(context),
    ...pluginHandlers(context, { judge: createJudge(context), development }),
    ...formationRequestHandlers(context),
    ...importHandlers(context),
    ...ingestKeyHandlers(context),
    ...partnershipHandlers(context),
    ...partnershipInvitationHandlers(context),
    ...invitationHandlers(context),
    ...jobHandlers(context),
    ...listViewHandlers(context),
    ...mailHandlers(context),
    ...alertTemplateHandlers(context),
    ...maintenanceWindowHandlers(context),
    ...tokenHandlers(context),
    ...auditHandlers(),
    ...telemetryHandlers(context, forwarder),
    ...webhookHandlers(context),
  ]
  requireComplete(ALL_CALLS, handlers)
  const register = (
    prepare: (scope: FastifyInstance) => void,
    some: readonly Handler[],
    bodyLimit?: number,
  ) =>
    app.register(
      async (scope) => {
        prepare(scope)
        scope.addHook('preValidation', refuseUnstorable)
        // Answers come from typed code; validating each of a million measurements again would cost more
        // than fetching them.
        scope.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
        registerCalls(scope, context, some, { checkAnswer, bodyLimit })
      },
      { prefix: '/v2' },
    )
  await register(
    readJsonOnly,
    handlers.filter(({ call }) => bodyTypesOf(call).length === 0),
  )
  for (const handler of handlers) {
    const types = bodyTypesOf(handler.call)
    if (types.length === 0) continue
    if (streamsBody(handler.call)) {
      await register((scope) => readStreamOnly(scope, types), [handler])
      continue
    }
    const limit = bytesLimitOf(handler.call)
    await register((scope) => readBytesOnly(scope, types, limit), [handler], limit)
  }
  pictureRoute(app, context)
  screenshotRoute(app, context)
  pluginFileRoute(app, { store: context.store, validatorOf: development.validatorOf })
}

/** Body limits of the calls that take bytes. */
const BYTES_LIMITS = new Map<Call, number>([
  [publishPlugin, ARCHIVE_LIMITS.archiveBytes],
  [uploadPicture, PICTURE_BYTES_MAX],
  [issueThiamisCertificate, CSR_BYTES_MAX],
])

/** @throws Error if no limit is defined for the call */
function bytesLimitOf(call: Call): number {
  const limit = BYTES_LIMITS.get(call)
  if (limit === undefined) throw new Error(`${callName(call)} takes bytes without a limit`)
  return limit
}
