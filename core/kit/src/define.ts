export { Type, type Static } from 'typebox'
export { issuePathIn, validateWith, wordOr } from '@airshed/contract'
export {
  defineDeviceForm,
  definePage,
  defineScreen,
  defineWidget,
  type Capability,
  type CompiledValidator,
  type DeviceFormDefinition,
  type DeviceFormManifest,
  type FieldChoice,
  type Frame,
  type LocalizedText,
  type MessageLoaders,
  type Messages,
  type Migration,
  type NeedsContext,
  type NodeFormManifest,
  type PanesDefinition,
  type PluginIntl,
  type SaveActions,
  type SavedConfig,
  type ScreenDefinition,
  type ScreenManifest,
  type ScreenPage,
  type SensorFormManifest,
  type UiSchema,
  type ValidatorLoader,
  type WidgetDefinition,
  type WidgetManifest,
} from '@airshed/contract'
export type * from './rooms/needs.ts'
export {
  /** @deprecated 0.2 Use a need of the kind `steps`, whose figures report their coverage. */
  countableStepMs,
  dataPointIdAt,
  PAYLOAD_PRESETS,
  receivedParameters,
  type OtherPlaces,
  type PayloadPreset,
  type ReceivedParameter,
} from '@airshed/domain'
export { foundIn } from './places/foundIn.ts'
export { placesIn } from './places/placesIn.ts'
export { zoneIn } from './places/zoneIn.ts'
export { reportedNumber } from './sensorForm/reportedNumber.ts'
export {
  SENSOR_CHANNELS_MAX,
  SensorChannel,
  sensorChannels,
  sensorChannelsPayload,
  settleSensorChannels,
} from './sensorForm/sensorChannels.ts'
export { SENSOR_FLAGS, sensorFlags, type SensorFlags } from './sensorForm/sensorFlags.ts'
export { sensorIssuePath, sensorPayload } from './sensorForm/sensorPayload.ts'
export type { Issue, Sensor } from '@airshed/schemas'
