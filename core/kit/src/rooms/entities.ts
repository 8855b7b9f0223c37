// The entities of the network, as the server describes them. Those that answer needs: `needs.ts`.

export {
  ALL_DEVICES_KEY,
  type DataPoint,
  type Locale,
  MEASUREMENT_FLAGS,
  type NodeStatus,
  type ParameterKind,
  type Permission,
  type Sensor,
  type Theme,
} from '@airshed/schemas'
