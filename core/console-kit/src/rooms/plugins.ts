// The console's plugins, and the components that render them.

export {
  type AnyDeviceFormDefinition,
  type AnyWidgetDefinition,
  chooseVersion,
  comparePluginVersions,
  createRegistry,
  isPluginVersion,
  matchesForm,
  type Registry,
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
