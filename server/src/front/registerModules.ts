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
import { keepTemplatesSettled } from '../alerting/alertTemplates/keepTemplatesSettled.ts'
import { keepAlertsEvaluated } from '../alerting/alerts/keepAlertsEvaluated.ts'
import { keepNotificationsSent } from '../alerting/notifications/keepNotificationsSent.ts'
import type { AnswerCheck } from '../access/calls/registerCalls.ts'
import type { Handler } from '../access/calls/handler.ts'
import { bodyTypesOf, registerCalls, streamsBody } from '../access/calls/registerCalls.ts'
import { requireComplete } from '../access/calls/requireComplete.ts'
import { keepChannelTidy } from '../fleet/deviceChannel/housekeeping.ts'
import type { ServerContext } from '../context.ts'
import { keepExpiredForgotten } from '../fleet/deviceCertificates/housekeeping.ts'
import { keepParametersComputed } from '../fleet/computed/keepParametersComputed.ts'
import { createDevelopmentSource } from '../dashboards/pluginHosts/developmentPlugin.ts'
import { keepWebhooksTidy } from '../alerting/webhooks/housekeeping.ts'
import { keepWebhooksFed } from '../alerting/webhooks/keepWebhooksFed.ts'
import { keepWebhooksSent } from '../alerting/webhooks/keepWebhooksSent.ts'
import { notifyOfAlerts } from '../alerting/webhooks/notifyOfAlerts.ts'
import { airQualityHandlers } from '../fleet/airQuality/handlers.ts'
import { alertTemplateHandlers } from '../alerting/alertTemplates/calls/handlers.ts'
import { alertHandlers } from '../alerting/alerts/calls/handlers.ts'
import { auditHandlers } from '../people/audit/handlers.ts'
import { keepAccessTidy } from '../people/audit/housekeeping.ts'
import { configHandlers } from './config/handlers.ts'
import { dashboardHandlers } from '../dashboards/dashboards/handlers.ts'
import { createConfigsOf } from '../dashboards/dashboards/organizationConfigs.ts'
import { versionHandlers } from '../dashboards/dashboards/versionHandlers.ts'
import { createWidgetConfigs } from '../dashboards/dashboards/widgetConfigs.ts'
import { dataPointHandlers } from '../fleet/dataPoints/handlers.ts'
import { formationRequestHandlers } from '../people/formationRequests/handlers.ts'
import { firmwareHandlers } from '../fleet/firmware/calls/imageHandlers.ts'
import { rolloutHandlers } from '../fleet/firmware/calls/rolloutHandlers.ts'
import { keepUploadsTidy } from '../fleet/firmware/keepUploadsTidy.ts'
import { keepRolloutsGoing } from '../fleet/firmware/rollout/keepRolloutsGoing.ts'
import { geocoderHandlers } from '../fleet/geocoder/handlers.ts'
import { readBytesOnly } from '../access/input/readBytes.ts'
import { readStreamOnly } from '../access/input/readStream.ts'
import { readJsonOnly } from '../access/input/readJson.ts'
import { refuseUnstorable } from '../access/input/refuseUnstorable.ts'
import { snapshotHandlers } from '../fleet/archives/calls/handlers.ts'
import { keepSnapshotsTidy } from '../fleet/archives/calls/keepSnapshotsTidy.ts'
import { workOnSnapshots } from '../fleet/archives/calls/snapshotJob.ts'
import { snapshotFileRoute } from '../fleet/archives/calls/snapshotLinks.ts'
import { importHandlers } from '../fleet/imports/calls/handlers.ts'
import { workOnImports } from '../fleet/imports/calls/importJobs.ts'
import { keepImportsTidy } from '../fleet/imports/calls/keepImportsTidy.ts'
import { ingestKeyHandlers } from '../access/ingestKeys/calls/handlers.ts'
import { keepEndedKeysForgotten } from '../access/ingestKeys/calls/housekeeping.ts'
import { invitationHandlers } from '../people/invitations/handlers.ts'
import { jobHandlers } from './jobs/handlers.ts'
import { listViewHandlers } from '../dashboards/listViews/handlers.ts'
import { mailHandlers } from '../people/mails/handlers.ts'
import { maintenanceWindowHandlers } from '../alerting/maintenanceWindows/calls/handlers.ts'
import { measurementHandlers } from '../fleet/measurements/handlers.ts'
import { keepFlagsCurrent } from '../fleet/measurements/plausibleRanges.ts'
import { keepBasesFollowed } from '../fleet/corrections/followBasis.ts'
import { keepLimitsCounted } from '../fleet/measurements/recountLimits.ts'
import { nodeChangeHandlers } from '../fleet/nodes/changes/handlers.ts'
import { workOnChanges } from '../fleet/nodes/changes/workChanges.ts'
import { claimHandlers } from '../fleet/nodes/claim/handlers.ts'
import { configurationHandlers } from '../fleet/nodes/configuration/handlers.ts'
import { sensorHandlers } from '../fleet/nodes/sensors/handlers.ts'
import { nodeHandlers } from '../fleet/nodes/handlers.ts'
import { publicLinkHandlers } from '../fleet/nodes/publicLink/handlers.ts'
import { scriptHandlers } from '../fleet/nodes/scripts/handlers.ts'
import { certificateHandlers } from '../fleet/nodes/thiamis/certificateHandlers.ts'
import { thiamisHandlers } from '../fleet/nodes/thiamis/handlers.ts'
import { keepReadingsCalibrated } from '../fleet/calibrations/settleCorrections.ts'
import { correctionHandlers } from '../fleet/corrections/handlers.ts'
import { calibrationHandlers } from '../fleet/calibrations/handlers.ts'
import { computedHandlers } from '../fleet/nodes/computed/handlers.ts'
import { keepStatusCurrent } from '../fleet/nodes/silence.ts'
import { keepReadingsRemoved } from '../fleet/nodes/removedReadings.ts'
import { keepUnclaimedForgotten } from '../fleet/nodes/unclaimed.ts'
import { notificationChannelHandlers } from '../alerting/notificationChannels/handlers.ts'
import { organizationHandlers } from '../people/organizations/handlers.ts'
import { keepDeletedRemoved } from '../people/organizations/removeDeleted.ts'
import { organizationSecurityHandlers } from '../people/organizations/security.ts'
import { keepPicturesCollected } from '../dashboards/pictures/calls/collectPictures.ts'
import { pictureHandlers } from '../dashboards/pictures/calls/handlers.ts'
import { pictureRoute } from '../dashboards/pictures/calls/pictureRoute.ts'
import { partnershipHandlers } from '../people/partnerships/handlers.ts'
import { partnershipInvitationHandlers } from '../people/partnerships/invitationHandlers.ts'
import { pluginFileRoute } from '../dashboards/plugins/fileRoute.ts'
import { pluginHandlers } from '../dashboards/plugins/handlers.ts'
import { createInstalledWidgets } from '../dashboards/plugins/installedWidgets.ts'
import { createArchiveCheck } from '../dashboards/plugins/check/archiveCheck.ts'
import { keepCataloguesCurrent } from '../dashboards/plugins/offers/readCatalogues.ts'
import { screenshotRoute } from '../dashboards/plugins/offers/screenshotRoute.ts'
import { qualityHandlers } from '../fleet/quality/handlers.ts'
import { keepFlagsSettled } from '../fleet/quality/settleFlags.ts'
import { profileHandlers } from '../fleet/profiles/handlers.ts'
import { statusHandlers } from './status/handlers.ts'
import { createForwarder } from './telemetry/forwarder.ts'
import { telemetryHandlers } from './telemetry/handlers.ts'
import { keepOwnersNotified } from '../people/tokens/endingTokens.ts'
import { keepTokenUsage } from '../people/tokens/housekeeping.ts'
import { tokenHandlers } from '../people/tokens/handlers.ts'
import { userHandlers } from '../people/users/handlers.ts'
import { mySessionHandlers } from '../people/users/mySessions.ts'
import { webhookHandlers } from '../alerting/webhooks/calls/handlers.ts'
import { passwordHandlers } from '../people/users/password/passwordHandlers.ts'
import { secondFactorHandlers } from '../people/users/secondFactor/secondFactorHandlers.ts'
import { namedScope } from '../web/http/namedScope.ts'

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
  keepBasesFollowed(context)
  keepFlagsSettled(context)
  keepParametersComputed(app, context)
  keepReadingsCalibrated(context)
  keepAlertsEvaluated(app, context, notifyOfAlerts(context))
  keepTemplatesSettled(app, context)
  keepNotificationsSent(app, context)
  keepTokenUsage(app, context)
  keepCataloguesCurrent(context)
  keepOwnersNotified(context)
  keepPicturesCollected(context)
  keepDeletedRemoved(context)
  keepWebhooksFed(app, context)
  keepWebhooksSent(app, context)
  keepWebhooksTidy(context)
  keepEndedKeysForgotten(context)
  keepExpiredForgotten(context)
  workOnImports(context)
  keepImportsTidy(context)
  workOnSnapshots(context)
  keepSnapshotsTidy(context)
  keepUploadsTidy(context)
  keepRolloutsGoing(context)

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
    ...computedHandlers(context),
    ...correctionHandlers(context),
    ...calibrationHandlers(context),
    ...statusHandlers(context),
    ...dataPointHandlers(context),
    ...measurementHandlers(context),
    ...qualityHandlers(context),
    ...airQualityHandlers(context),
    ...dashboardHandlers(context, configsOf),
    ...versionHandlers(context),
    ...geocoderHandlers(context),
    ...alertHandlers(context),
    ...notificationChannelHandlers(context),
    ...profileHandlers(),
    ...pictureHandlers(context),
    ...pluginHandlers(context, { check: createArchiveCheck(context), development }),
    ...formationRequestHandlers(context),
    ...firmwareHandlers(context),
    ...rolloutHandlers(context),
    ...importHandlers(context),
    ...snapshotHandlers(context),
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
      namedScope('calls', async (scope) => {
        prepare(scope)
        scope.addHook('preValidation', refuseUnstorable)
        registerCalls(scope, context, some, { checkAnswer, bodyLimit })
      }),
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
  snapshotFileRoute(app, context)
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
