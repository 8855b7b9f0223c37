export { alertChange, alertDetails, alertHistory } from './builders/alertDetails.ts'
export { auditEntry } from './builders/auditEntry.ts'
export { calibration, referenceDevice } from './builders/calibration.ts'
export { correction } from './builders/correction.ts'
export { dashboard, savedWidget } from './builders/dashboard.ts'
export { dataPoint } from './builders/dataPoint.ts'
export { alertLimit } from './builders/alertLimit.ts'
export { alertTemplate, alertTemplateDetails } from './builders/alertTemplate.ts'
export { alert, alertPage, deviceStats, onlineSeries } from './builders/fleet.ts'
export { frame, type FrameChanges } from './builders/frame.ts'
export {
  debugLine,
  deviceCommand,
  deviceEvent,
  nodeFacts,
  nodeSetting,
  nodeSettings,
  nodeWifi,
} from './builders/deviceChannel.ts'
export { nodeScript } from './builders/deviceScript.ts'
export { node, nodeWithDataPoints, profile, sensor } from './builders/node.ts'
export { publicDevice, publicLink, publicParameter } from './builders/publicLink.ts'
export { randomFrom, type Random } from './builders/random.ts'
export { qualityFlag } from './builders/qualityFlag.ts'
export { readingRevision } from './builders/readingRevision.ts'
export { invitation, ownInvitation } from './builders/invitation.ts'
export { listedUser, userRole } from './builders/listedUser.ts'
export { job, jobQueue } from './builders/job.ts'
export {
  fileImport,
  fileImportDetails,
  importCounts,
  importRecognized,
} from './builders/fileImport.ts'
export { mail } from './builders/mail.ts'
export { maintenanceWindow } from './builders/maintenanceWindow.ts'
export { notificationChannel } from './builders/notificationChannel.ts'
export { handFile, pictureFile } from './builders/pictureFile.ts'
export { formationRequest } from './builders/formationRequest.ts'
export { firmwareImage, firmwareRollout } from './builders/firmware.ts'
export { ingestKey } from './builders/ingestKey.ts'
export { partnership, partnershipInvitation } from './builders/partnership.ts'
export { snapshot } from './builders/snapshot.ts'
export { apiToken } from './builders/token.ts'
export { webhook, webhookDelivery } from './builders/webhook.ts'
export { FAKE_TOKEN } from './fakes/tokens.ts'
export {
  installedOf,
  pluginEvent,
  pluginManifest,
  pluginOffer,
  pluginPublisher,
  pluginSummary,
  pluginUpdate,
  pluginVersion,
} from './builders/plugin.ts'
export { pluginInDevelopment } from './builders/pluginInDevelopment.ts'
export { SCENES, type Scene } from './builders/scene.ts'
export { organization, organizationDetails, user } from './builders/session.ts'
export { userSession } from './builders/userSession.ts'
export { TEST_INTERVAL_MS, TEST_NOW_MS, TEST_RANGE, TEST_TIMEZONE } from './builders/times.ts'
export { airOf, airWith } from './builders/airOf.ts'
export { gradedApart, NO2_APART, PM25_APART, type GradedApart } from './builders/gradedApart.ts'
export { airNow, airNowPlace } from './builders/airNow.ts'
export { airQualityOf, type AirChanges } from './builders/airQuality.ts'
export { roseFrom } from './builders/rose.ts'
export { statisticsOf } from './builders/statistics.ts'
export { stepFigures } from './builders/steps.ts'
export { widgetData, type DataOverrides, type WidgetDataOptions } from './builders/widgetData.ts'
export { type ConformanceCase, type Problem } from './conformance/cases.ts'
export type { GoldenPair, SavedFile } from './conformance/migrationCases.ts'
export { createStillBroker, type BrokerAnswer } from './fakes/broker.ts'
export { createFakeClock, type FakeClock } from './fakes/clock.ts'
export { createFakeServer, type FakeServer, type FakeServerOptions } from './fakes/server.ts'
export type { FakeScript } from './fakes/nodeScripts.ts'
export { fakeStatistics } from './fakes/statistics.ts'
export { createFakeStream, type FakeStream } from './fakes/stream.ts'
export type { JsonSchema } from './schema/jsonSchema.ts'
export { axeProblems } from './rendering/axeProblems.ts'
export { loadFontLate } from '@airshed/ui/testing'
export { nextFrames } from './rendering/frames.ts'
export { drawPage, type BoxSize, type DrawnPage } from './rendering/drawPage.tsx'
export {
  createTestAirshed,
  type TestAirshed,
  type TestAirshedOptions,
} from './stage/testAirshed.ts'
export {
  renderWidget,
  type RenderedWidget,
  type RenderWidgetOptions,
} from './widget/renderWidget.tsx'
export type { WidgetSuiteOptions } from './widget/subject.ts'
export { checkWidget, describeWidget, widgetCases } from './widget/widgetCases.ts'
export {
  renderScreen,
  type RenderedScreen,
  type RenderScreenOptions,
} from './screen/renderScreen.tsx'
export {
  checkScreen,
  describeScreen,
  screenCases,
  type ScreenSuiteOptions,
} from './screen/screenCases.ts'
export {
  checkDeviceForm,
  describeDeviceForm,
  deviceFormCases,
  type DeviceFormSuiteOptions,
  type InvalidFixture,
} from './deviceForm/deviceFormCases.ts'
export { renderForm, type RenderFormOptions } from './deviceForm/renderForm.tsx'
export { deviceFormPage, type DeviceFormPage } from './deviceForm/deviceFormPage.ts'
