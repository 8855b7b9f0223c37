export { dashboard, savedWidget } from './builders/dashboard.ts'
export { alert, alertPage, deviceStats, onlineSeries } from './builders/fleet.ts'
export { frame, type FrameChanges } from './builders/frame.ts'
export { node, nodeWithDataPoints, profile, sensor } from './builders/node.ts'
export {
  apiToken,
  installedOf,
  pluginEvent,
  pluginManifest,
  pluginSummary,
  pluginVersion,
} from './builders/plugin.ts'
export { SCENES, type Scene } from './builders/scene.ts'
export { TEST_NOW_MS, TEST_RANGE, TEST_TIMEZONE } from './builders/times.ts'
export { type DataOverrides } from './builders/widgetData.ts'
export { StoryPage, type StoryPageProps } from './stage/StoryPage.tsx'
export { WidgetStory, type WidgetStoryProps } from './stage/WidgetStory.tsx'
