export { alertChange, alertDetails } from './builders/alertDetails.ts'
export { auditEntry } from './builders/auditEntry.ts'
export { calibration, referenceDevice } from './builders/calibration.ts'
export { correction } from './builders/correction.ts'
export { dashboard, savedWidget } from './builders/dashboard.ts'
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
} from './builders/deviceChannel.ts'
export { node, nodeWithDataPoints, profile, sensor } from './builders/node.ts'
export { qualityFlag } from './builders/qualityFlag.ts'
export { readingRevision } from './builders/readingRevision.ts'
export { publicDevice, publicLink, publicParameter } from './builders/publicLink.ts'
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
export { airOf, airWith } from './builders/airOf.ts'
export { gradedApart, NO2_APART, PM25_APART, type GradedApart } from './builders/gradedApart.ts'
export { airQualityOf, type AirChanges } from './builders/airQuality.ts'
export { roseFrom } from './builders/rose.ts'
export { SCENES, type Scene } from './builders/scene.ts'
export { TEST_NOW_MS, TEST_RANGE, TEST_TIMEZONE } from './builders/times.ts'
export { type DataOverrides } from './builders/widgetData.ts'
export { createMovingBroker, type MovingBroker } from './fakes/movingBroker.ts'
export { argTypesOf, type SettingControl } from './controls/argTypesOf.ts'
export { rangeWords, typeText } from './controls/fieldText.ts'
export { organization, organizationDetails, user } from './builders/session.ts'
export { createFakeServer, type FakeServerOptions } from './fakes/server.ts'
export { DeviceFormStory, type DeviceFormStoryProps } from './stage/DeviceFormStory.tsx'
export {
  ScreenPartStory,
  ScreenStory,
  type ScreenPartStoryProps,
  type ScreenStageProps,
  type ScreenStoryProps,
} from './stage/ScreenStory.tsx'
export { storyAnnotations } from './stage/storyAnnotations.tsx'
export { StoryPage, type StoryPageProps } from './stage/StoryPage.tsx'
export { WidgetStory, type WidgetStoryProps } from './stage/WidgetStory.tsx'
export { WidgetSettingsStory } from './stage/WidgetSettingsStory.tsx'
export { STORY_WIDTHS_PX } from './stage/toolbar.ts'
