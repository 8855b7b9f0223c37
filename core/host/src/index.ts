// The host of widgets and screens: for the console, its stories and its tests. Not exposed to authors.

export { InstalledPage } from './installed/LazyInstalledPage.ts'
export { useMigration } from './installed/useMigration.ts'
export {
  createFrameScheduler,
  type FrameScheduler,
  type FrameSchedulerOptions,
  type ScheduledWidget,
} from './page/frameScheduler.ts'
export { createHoverTime } from './page/hoverTime.ts'
export {
  createWidgetPage,
  type WidgetPage,
  type WidgetPageEntry,
  type WidgetReading,
} from './page/widgetPage.ts'
export {
  useWidgetPage,
  WidgetPageProvider,
  type WidgetPageProviderProps,
} from './page/WidgetPageProvider.tsx'
export {
  forgetPlugin,
  type FormResource,
  loadPage,
  loadWidget,
  PluginLoadError,
  type PluginResource,
} from './widget/pluginResource.ts'
export { useLoadedPage, useWidgetForm } from './widget/useLoaded.ts'
export { useLoadRetry } from './widget/useLoadRetry.ts'
export { WIDGET_HANDLE_CLASS, WidgetHost } from './widget/WidgetHost.tsx'
export type { WidgetHostProps } from './widget/widgetHostProps.ts'
export { widgetName } from './widget/widgetName.ts'
