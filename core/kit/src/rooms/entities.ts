// The things of the network, as the server describes them.

export {
  type Alert,
  ALL_DEVICES_KEY,
  type DataPoint,
  type DeviceCounts,
  type DeviceProfile,
  type DeviceStats,
  type Grade,
  type Locale,
  MEASUREMENT_FLAGS,
  type Node,
  type NodeStatus,
  type OnlineSeries,
  type ParameterKind,
  type Permission,
  type RangeStatistics,
  type Sensor,
  type Theme,
} from '@airshed/schemas'
