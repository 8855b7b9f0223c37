// Plugins as the console knows them, and what draws them.

export {
  type AnyWidgetDefinition,
  chooseVersion,
  createRegistry,
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
