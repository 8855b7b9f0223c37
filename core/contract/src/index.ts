export {
  CONTRACT_ERRORS,
  contractErrorText,
  fillTemplate,
  type ContractErrorCode,
} from './errors/errorTable.ts'
export {
  defineDeviceForm,
  type AnyDeviceFormDefinition,
  type DeviceFormDefinition,
} from './deviceForm/definition.ts'
export type { LazyComponent } from './lazyComponent.ts'
export { CAPABILITIES, DATA_KINDS, LocalizedText, type Capability } from './manifest/common.ts'
export { DeviceFormManifest } from './manifest/deviceFormManifest.ts'
export {
  MANIFEST_SCHEMAS,
  manifestJsonSchema,
  type Manifest,
  type PluginKind,
} from './manifest/manifest.ts'
export { NAV_GROUPS, ScreenManifest, type NavGroup } from './manifest/screenManifest.ts'
export { WidgetManifest } from './manifest/widgetManifest.ts'
export type { MessageLoader, MessageLoaders, Messages } from './messages.ts'
export { migrateConfig, migrationProblems } from './migration/migrate.ts'
export type { Migration, MigrationResult, SavedConfig } from './migration/migration.ts'
export { checkManifest } from './registry/checkDefinition.ts'
export { chooseVersion } from './registry/chooseVersion.ts'
export { comparePluginVersions, engineProblem, isPluginVersion } from './registry/pluginVersions.ts'
export { createRegistry, type AnyPlugin, type Refusal, type Registry } from './registry/registry.ts'
export {
  defineScreen,
  type AnyScreenDefinition,
  type ScreenDefinition,
  type ScreenProps,
} from './screen/definition.ts'
export type { PanesDefinition, PaneSplit, PaneTree } from './screen/panes.ts'
export type { PluginSource, PluginTier } from './source/pluginSource.ts'
export type { TimeRange } from './time.ts'
export type { UiSchema } from './uiSchema.ts'
export { createAjv } from './validation/ajv.ts'
export {
  validateWith,
  type CompiledValidator,
  type ValidatorLoader,
} from './validation/compiled.ts'
export { conditionsIn, type SchemaCondition } from './validation/conditions.ts'
export { describeValue, issuesOf, issueText } from './validation/issues.ts'
export { PLUGIN_API_VERSION } from './version.ts'
export { NO_DATA, type WidgetData } from './widget/data.ts'
export {
  defineWidget,
  type AnyWidgetDefinition,
  type NeedsContext,
  type WidgetDefinition,
} from './widget/definition.ts'
export type { Frame } from './widget/frame.ts'
export type {
  AlertsNeed,
  DataNeed,
  DataNeedKind,
  MeasurementsNeed,
  NeedWindow,
  NodesNeed,
  OnlineNeed,
  ProfilesNeed,
  StatusNeed,
} from './widget/needs.ts'
export type {
  HoverTime,
  NavigationTarget,
  PluginIntl,
  WidgetActions,
  WidgetProps,
} from './widget/props.ts'
