// Devices, their sensors, and what users do with them.

export {
  DATA_POINT_TYPES,
  ConvertedFrom,
  DataPoint,
  DataPointPage,
  DataPointSearch,
  PARAMETER_KINDS,
  ParameterKind,
} from '../dataPoint.ts'
export {
  DEVICE_EVENT_ACTORS,
  DEVICE_EVENT_KINDS,
  DEVICE_EVENT_NAMES_MAX,
  DEVICE_EVENTS,
  DeviceEvent,
  DeviceEventKind,
  DeviceEventPage,
  DeviceEventQuery,
} from '../deviceEvent.ts'
export {
  DEFAULT_GAS_REFERENCE,
  GAS_REFERENCES,
  type GasReference,
  GasReferenceChoice,
  MASS_REFERENCES,
  type MassReference,
} from '../gasReference.ts'
export {
  Metric,
  METRIC_DEPTH_MAX,
  METRIC_FUNCTIONS,
  METRIC_OPERATORS,
  METRIC_PERIODS,
  METRIC_STATISTICS,
  METRIC_STEP,
  MetricConditions,
  MetricDependents,
  MetricEdit,
  type MetricFunction,
  type MetricOperator,
  type MetricPeriod,
  MetricMass,
  MetricRemoval,
  METRICS_MAX,
  MetricScale,
  type MetricStatistic,
  NewMetric,
} from '../metric.ts'
export {
  LOCATION_TYPES,
  LocationType,
  Node,
  NODE_ACTIONS,
  NODE_INCLUDES,
  NODE_STATUSES,
  NodeAction,
  NodeEdit,
  NodeInclude,
  NodePage,
  NodeSearch,
  NODE_SORTS,
  type NodeSort,
  NODE_TYPE_MAX,
  NodeStatus,
  NODE_VALUES_MAX,
  NodeValues,
  TIMEZONE_SOURCES,
  TimezoneSource,
} from '../node.ts'
export {
  NODE_CHANGE_MAX,
  PREVIEW_COUNTED_MAX,
  NODE_CHANGES,
  NODE_OUTCOMES,
  NODE_REFUSALS,
  NODE_SELECTION_MAX,
  NODE_SHARES_MAX,
  NodeChange,
  NodeChangeOrder,
  NodeChangePreview,
  NodeChangeResult,
  NodeChangeResultPage,
  NodeChangeResultQuery,
  NodeChangeRun,
  NodeChangeRuns,
  NodeOutcome,
  NodeRefusal,
  NodeSelection,
} from '../nodeChange.ts'
export {
  CLAIM_FAILURES,
  CLAIM_SERIALS_MAX,
  ClaimFailure,
  NodeClaim,
  NodeClaimed,
} from '../nodeClaim.ts'
export { NODE_TAGGING_MAX, NodeTagged, NodeTagging } from '../nodeTagging.ts'
export { NODE_TAG_MAX, NODE_TAGS_MAX, NodeTag } from '../nodeTag.ts'
export { NODE_PARTIES, NodeParties, NodeParty, NodePartyRole } from '../nodeParty.ts'
export {
  PAYLOAD_FIELD_LENGTH_MAX,
  PAYLOAD_FIELDS_MAX,
  PayloadField,
  PayloadMapping,
} from '../payloadMapping.ts'
export { DeviceProfile, Grade, GradeBound, ProfileDefaults, ProfileRange } from '../profile.ts'
export {
  DEFAULT_PUBLIC_LINK,
  PUBLIC_LINK_HOURS,
  PUBLIC_LINK_PM_UNITS,
  PUBLIC_LINK_STEPS,
  PUBLIC_LINK_TEMP_UNITS,
  PUBLIC_LINK_VOC_UNITS,
  PublicAir,
  PublicCode,
  PublicDevice,
  PublicGrade,
  PublicLink,
  PublicLinkHours,
  PublicLinkPmUnit,
  PublicLinkSettings,
  PublicLinkStep,
  PublicLinkTempUnit,
  PublicLinkVocUnit,
  PublicParameter,
  PublicValue,
} from '../publicLink.ts'
export {
  AvailableSensor,
  AvailableSensorQuery,
  AvailableSensors,
  Sensor,
  SensorConnection,
  SensorCreate,
  SensorEdit,
} from '../sensor.ts'
export { AlphaSenseSettings } from '../sensors/alpha-sense.ts'
export { ChannelsSettings } from '../sensors/channels.ts'
export { DataRamSettings } from '../sensors/data-ram.ts'
export { DavisSettings } from '../sensors/davis.ts'
export { DustTrakSettings } from '../sensors/dust-trak.ts'
export { GenericSettings } from '../sensors/generic.ts'
export { OtherSettings } from '../sensors/other.ts'
export { ParticlesPlusSettings } from '../sensors/particles-plus.ts'
export { SENSOR_SCHEMAS, sensorSchema } from '../sensors/sensorSchemas.ts'
export { sensorSettings } from '../sensors/sensorSettings.ts'
export { SoundProSettings } from '../sensors/sound-pro.ts'
export {
  ALL_DEVICES_KEY,
  DeviceCounts,
  DeviceStats,
  OnlineSearch,
  OnlineSeries,
  StatusSearch,
} from '../stats.ts'
export { SERIAL_EXPECTED, SERIAL_PATTERN } from '../serial.ts'
