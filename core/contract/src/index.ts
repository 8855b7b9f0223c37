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
  type DeviceOf,
  type FieldChoice,
  type SaveActions,
} from './deviceForm/definition.ts'
export { DEVICE_FAMILIES, deviceFamily, type DeviceFamily } from './deviceForm/deviceFamily.ts'
export { issuePathIn, wordOr } from './deviceForm/formValues.ts'
export {
  lazyDeviceForm,
  type LazyDeviceForm,
  type OfferedDeviceForm,
} from './deviceForm/lazyDeviceForm.ts'
export { matchesForm, type FormFacts } from './deviceForm/matchesForm.ts'
export { MAX_SENDS, saveForm, type SendPayload } from './deviceForm/saveForm.ts'
export type { LazyComponent, WidgetThumbnails } from './lazyComponent.ts'
export { CAPABILITIES, LocalizedText, type Capability } from './manifest/common.ts'
export {
  DeviceFormManifest,
  type FormSubject,
  type NodeFormManifest,
  type SensorFormManifest,
} from './manifest/deviceFormManifest.ts'
export {
  MANIFEST_SCHEMAS,
  manifestJsonSchema,
  type Manifest,
  type PluginKind,
} from './manifest/manifest.ts'
export {
  NAV_AREAS,
  NAV_AUDIENCES,
  NAV_BADGES,
  NAV_GROUPS,
  ScreenManifest,
  type NavArea,
  type NavAudience,
  type NavBadge,
  type NavGroup,
  type ScreenNav,
  type ScreenPageManifest,
} from './manifest/screenManifest.ts'
export { WidgetManifest } from './manifest/widgetManifest.ts'
export type { MessageLoader, MessageLoaders, Messages } from './messages.ts'
export { migrateConfig, migrationProblems } from './migration/migrate.ts'
export type { Migration, MigrationResult, SavedConfig } from './migration/migration.ts'
export { DATA_KINDS, NEED_KINDS, needKindOf, NO_DATA } from './needs/kinds.ts'
export type { NeedKind, NeedTime, TemperaturesAt } from './needs/needKind.ts'
export type * from './needs/kinds.ts'
export { checkManifest } from './registry/checkDefinition.ts'
export { chooseVersion } from './registry/chooseVersion.ts'
export { comparePluginVersions, engineProblem, isPluginVersion } from './registry/pluginVersions.ts'
export { createRegistry } from './registry/createRegistry.ts'
export {
  registryOfChecked,
  type AnyPlugin,
  type Refusal,
  type RegisteredPlugin,
  type Registry,
} from './registry/registry.ts'
export {
  definePage,
  defineScreen,
  type AnyScreenPage,
  type ScreenDefinition,
  type ScreenPage,
  type ScreenProps,
  type SetParams,
} from './screen/definition.ts'
export {
  readPageParams,
  writePageParams,
  type PageLocation,
  type PageParams,
} from './screen/pageParams.ts'
export { pageValidator } from './screen/pageValidator.ts'
export { readParam, writeParam } from './screen/paramText.ts'
export {
  pagesOf,
  paramsOf,
  pathShape,
  screenSchema,
  titleOfPage,
  type ScreenPlace,
} from './screen/screenPages.ts'
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
export {
  branchesIn,
  branchToMatch,
  conditionsIn,
  separatePartsIn,
  type SchemaCondition,
} from './validation/conditions.ts'
export { describeValue, issuesOf, issueText } from './validation/issues.ts'
export { PLUGIN_API_VERSION } from './version.ts'
export {
  defineWidget,
  type AnyWidgetDefinition,
  type NeedsContext,
  type WidgetDefinition,
  type WidgetSummary,
} from './widget/definition.ts'
export { summaryOf } from './widget/summaryOf.ts'
export type { Frame } from './widget/frame.ts'
export type {
  HoverTime,
  NavigationTarget,
  PluginIntl,
  WidgetActions,
  WidgetProps,
} from './widget/props.ts'
