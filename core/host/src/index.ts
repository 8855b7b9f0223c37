// The host of widgets and screens: for the console, its stories and its tests. Not exposed to authors.

export * from './installed/LazyInstalledPage.ts'
export * from './installed/useMigration.ts'
export {
  createFrameScheduler,
  type FrameScheduler,
  type FrameSchedulerOptions,
  type ScheduledWidget,
} from './page/frameScheduler.ts'
export * from './page/hoverTime.ts'
export * from './page/widgetPage.ts'
export * from './page/WidgetPageProvider.tsx'
export {
  forgetPlugin,
  type FormResource,
  loadPage,
  loadWidget,
  PluginLoadError,
  type PluginResource,
} from './widget/pluginResource.ts'
export * from './widget/useLoaded.ts'
export * from './widget/useLoadRetry.ts'
export * from './widget/WidgetHost.tsx'
export type { WidgetHostProps } from './widget/widgetHostProps.ts'
export * from './widget/widgetName.ts'
