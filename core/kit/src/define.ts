export { Type, type Static } from 'typebox'
export { validateWith } from '@airshed/contract'
export {
  defineDeviceForm,
  definePage,
  defineScreen,
  defineWidget,
  type AlertsNeed,
  type Capability,
  type CompiledValidator,
  type DataNeed,
  type DataNeedKind,
  type DeviceFormDefinition,
  type DeviceFormManifest,
  type Frame,
  type LocalizedText,
  type MeasurementsNeed,
  type MessageLoaders,
  type Messages,
  type Migration,
  type NeedsContext,
  type NeedWindow,
  type NodesNeed,
  type OnlineNeed,
  type PanesDefinition,
  type PluginIntl,
  type ProfilesNeed,
  type SavedConfig,
  type ScreenDefinition,
  type ScreenManifest,
  type ScreenPage,
  type StatusNeed,
  type UiSchema,
  type ValidatorLoader,
  type WidgetData,
  type WidgetDefinition,
  type WidgetManifest,
} from '@airshed/contract'
export { countableStepMs, dataPointIdAt, type OtherPlaces } from '@airshed/domain'
export { foundIn } from './places/foundIn.ts'
export { placesIn } from './places/placesIn.ts'
export type { Sensor } from '@airshed/schemas'
