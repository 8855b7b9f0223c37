export * from './errors/errorTable.ts'
export * from './deviceForm/definition.ts'
export * from './deviceForm/deviceFamily.ts'
export * from './deviceForm/formValues.ts'
export * from './deviceForm/lazyDeviceForm.ts'
export { matchesForm, type FormFacts } from './deviceForm/matchesForm.ts'
export * from './deviceForm/saveForm.ts'
export * from './lazyComponent.ts'
export { CAPABILITIES, LocalizedText, type Capability } from './manifest/common.ts'
export {
  DeviceFormManifest,
  type FormSubject,
  type NodeFormManifest,
  type SensorFormManifest,
} from './manifest/deviceFormManifest.ts'
export * from './manifest/manifest.ts'
export * from './manifest/screenManifest.ts'
export * from './manifest/widgetManifest.ts'
export * from './messages.ts'
export * from './migration/migrate.ts'
export * from './migration/migration.ts'
export { DATA_KINDS, NEED_KINDS, needKindOf, NO_DATA } from './needs/kinds.ts'
export type { NeedKind, NeedTime, TemperaturesAt } from './needs/needKind.ts'
export type * from './needs/kinds.ts'
export { checkManifest } from './registry/checkDefinition.ts'
export * from './registry/chooseVersion.ts'
export * from './registry/pluginVersions.ts'
export * from './registry/createRegistry.ts'
export {
  registryOfChecked,
  type AnyPlugin,
  type Refusal,
  type RegisteredPlugin,
  type Registry,
} from './registry/registry.ts'
export * from './screen/definition.ts'
export * from './screen/pageParams.ts'
export * from './screen/pageValidator.ts'
export * from './screen/paramText.ts'
export * from './screen/screenPages.ts'
export * from './screen/panes.ts'
export * from './source/pluginSource.ts'
export * from './time.ts'
export * from './uiSchema.ts'
export * from './validation/ajv.ts'
export * from './validation/compiled.ts'
export * from './validation/compiledLater.ts'
export * from './validation/conditions.ts'
export * from './validation/issues.ts'
export * from './version.ts'
export * from './widget/definition.ts'
export * from './widget/summaryOf.ts'
export * from './widget/frame.ts'
export * from './widget/props.ts'
