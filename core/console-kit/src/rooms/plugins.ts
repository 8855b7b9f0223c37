// The console's plugins, and the components that render them.

export {
  type AnyDeviceFormDefinition,
  type AnyWidgetDefinition,
  chooseVersion,
  comparePluginVersions,
  createRegistry,
  isPluginVersion,
  matchesForm,
  migrateConfig,
  type Registry,
  type WidgetThumbnails,
} from '@airshed/contract'
export {
  createWidgetPage,
  useMigration,
  useWidgetForm,
  useWidgetPage,
  WidgetHost,
  widgetName,
  WidgetPageProvider,
} from '@airshed/host'
