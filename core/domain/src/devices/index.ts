export { batteryCharge, batteryLevel, type BatteryLevel } from './batteryLevel.ts'
export {
  COMMAND_LIFETIMES_MS,
  canHoldKey,
  DEVICE_TYPES,
  deviceModel,
  DISRUPTIVE_COMMANDS,
  type DeviceLayout,
  type DeviceModel,
  type SettingsKind,
} from './deviceModel.ts'
export {
  CHANGE_ACTIONS,
  CHANGED_STATUS,
  decideNodeChange,
  type ChangeableNode,
  type NodeDecision,
} from './nodeChange.ts'
export {
  changeLocation,
  type LocationEdit,
  type LocationRefusal,
  type Place,
  type PlacedDevice,
} from './locationChange.ts'
export { LIGHT_SETTINGS, settleLight } from './lightSettings.ts'
export { foundNetworks } from './foundNetworks.ts'
export {
  isPrivateSetting,
  isSecretSetting,
  PRIVATE_SETTINGS,
  secretMark,
  shownSetting,
} from './privateSettings.ts'
export {
  payloadMappingIssues,
  receivedParameters,
  type ReceivedParameter,
} from './payloadMapping.ts'
export { SIGNAL_BARS_MAX, signalBars } from './signalBars.ts'
export { normalTag, normalTags } from './nodeTags.ts'
export { scriptState, type ScriptFacts } from './scriptState.ts'
export { autoZeroFreeAt, AUTO_ZERO_PAUSE_MS, knowsAutoZero } from './autoZero.ts'
export {
  availableSensors,
  driverOf,
  isRemovable,
  sensorIdOf,
  type SensorDriver,
} from './attachableSensors.ts'
export { isSameSetting, settingState, type SettingFacts } from './settingState.ts'
export { hasSetting, takesCommand, takesSetting } from './takenByType.ts'
export { purpleAirSerial } from './purpleAirSerial.ts'
export { PAYLOAD_PRESETS, type PayloadPreset } from './payloadPresets.ts'
