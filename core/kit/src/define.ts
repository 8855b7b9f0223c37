export { Type, type Static } from 'typebox'
export { issuePathIn, validateWith, wordOr } from '@airshed/contract'
export {
  defineDeviceForm,
  definePage,
  defineScreen,
  defineWidget,
  type AlertLimitsNeed,
  type AlertsNeed,
  type Capability,
  type CompiledValidator,
  type DataNeed,
  type DataNeedKind,
  type DeviceFormDefinition,
  type DeviceFormManifest,
  type FieldChoice,
  type Frame,
  type LocalizedText,
  type MeasurementsNeed,
  type RoseNeed,
  type AirQualityNeed,
  type CyclesNeed,
  type PairsNeed,
  type PercentileRoseNeed,
  type PolarPlotNeed,
  type StatisticsNeed,
  type StepsNeed,
  type MessageLoaders,
  type Messages,
  type Migration,
  type NeedsContext,
  type NeedWindow,
  type NodeFormManifest,
  type NodesNeed,
  type OnlineNeed,
  type PanesDefinition,
  type PluginIntl,
  type ProfilesNeed,
  type SaveActions,
  type SavedConfig,
  type ScreenDefinition,
  type ScreenManifest,
  type ScreenPage,
  type SensorFormManifest,
  type StatusNeed,
  type StepFigures,
  type UiSchema,
  type ValidatorLoader,
  type WidgetData,
  type WidgetDefinition,
  type WidgetManifest,
} from '@airshed/contract'
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
export type { Issue, Node, Sensor } from '@airshed/schemas'
