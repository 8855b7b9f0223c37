// The messages between a device and the server.

export {
  DEBUG_LEVELS,
  DEBUG_LINES_MAX,
  DEBUG_TAGS_MAX,
  type DebugLevel,
  DebugLine,
  DebugLinePage,
  DebugLineQuery,
  DebugTag,
  SentDebugLine,
} from '../channel/debugLine.ts'
export { CSR_BYTES_MAX, CSR_TYPES } from '../channel/certificateRequest.ts'
export {
  COMMAND_SORTS,
  COMMAND_STATES,
  CommandState,
  DEVICE_COMMANDS,
  DeviceCommand,
  DeviceCommandName,
  DeviceCommandPage,
  DeviceCommandQuery,
} from '../channel/deviceCommand.ts'
export { DeviceKey } from '../channel/deviceKey.ts'
export {
  AirGradientSettings,
  HealthwaySettings,
  INTERVAL_RANGE_MS,
  PM_CONFIGS,
  ReportingSettings,
  ThiamisSettings,
  VOC_UNITS,
} from '../channel/deviceSettings.ts'
export {
  CommandMessage,
  FilesMessage,
  INBOX_WAIT_MAX_S,
  Inbox,
  InboxMessage,
  InboxQuery,
  InboxRequest,
  SettingsMessage,
} from '../channel/inbox.ts'
export {
  BATTERY_CHARGES,
  BatteryCharge,
  BatteryFacts,
  LocationFacts,
  NETWORK_KINDS,
  FirmwareFacts,
  NetworkFacts,
  NetworkKind,
  NodeFacts,
} from '../channel/nodeFacts.ts'
export {
  NodeScript,
  NodeScriptQuery,
  NodeScripts,
  NodeScriptSave,
  NodeScriptText,
  NodeScriptVersion,
  NodeScriptVersionPage,
  NodeScriptVersionQuery,
  SCRIPT_BYTES_MAX,
  SCRIPT_STATES,
  SCRIPT_VERSION_SORTS,
  SCRIPTS_MAX,
  ScriptDigest,
  ScriptName,
  ScriptState,
} from '../channel/nodeScript.ts'
export { NodeWifi, WifiNetwork, WifiScan } from '../channel/nodeWifi.ts'
export {
  DebugMessage,
  FactsMessage,
  FilesReportMessage,
  HelloMessage,
  type MessageOf,
  OUTBOX_MESSAGES_MAX,
  Outbox,
  OutboxAnswer,
  OutboxMessage,
  ReadingsMessage,
  REPORTED_SENSORS_MAX,
  ReportedMessage,
  ResultMessage,
} from '../channel/outbox.ts'
export {
  DEVICE_CHANNELS,
  DeviceChannel,
  NodeSetting,
  NodeSettings,
  SETTING_STATES,
  SettingState,
} from '../channel/settingState.ts'
export { SETTING_NAMES } from '../channel/settingNames.ts'
export { SETTINGS_OF_KIND } from '../channel/settingsOfKind.ts'
export {
  THIAMIS_PATHS,
  ENDPOINT_CHARS_MAX,
  ENDPOINT_PATTERN,
  ThiamisEndpoint,
  ThiamisEndpointEdit,
  ThiamisFiles,
  ThiamisFilesEdit,
  ThiamisPath,
  ThiamisSetting,
  ThiamisSettingEdit,
} from '../channel/thiamisPaths.ts'
