import type { ErrorRow } from './errorRow.ts'

/** Requests that conflict with a device, its sensors, its computed parameters or its holders. */
export const DEVICE_ERRORS = {
  NOT_CONFIGURABLE: {
    status: 409,
    error: 'Conflict',
    detail: 'Devices of type {type} cannot be configured from here',
  },
  DEVICE_CA_MISSING: {
    status: 409,
    error: 'Conflict',
    detail:
      'This server issues no certificates for devices. Its operator can turn this on with AIRSHED_DEVICE_CA; devices can use keys in any case',
  },
  CSR_REFUSED: {
    status: 400,
    error: 'Bad Request',
    detail: 'The certificate request cannot be used: expected {expected}, got {got}',
  },
  CERTIFICATE_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail:
      'The device has {limit} certificates that have not expired yet, and can have no more. Use one of them, or wait until the oldest expires',
  },
  SERIAL_OF_SERVER: {
    status: 409,
    error: 'Conflict',
    detail:
      'Devices with serial {serial} get no certificate: it is the name with which the server signs in to the broker. Give the server another one in MQTT_URL',
  },
  ACTION_NOT_SUPPORTED: {
    status: 409,
    error: 'Conflict',
    detail: 'A device of type {type} does not support action {action}. Supported: {known}',
  },
  CONNECTION_TAKEN: {
    status: 409,
    error: 'Conflict',
    detail:
      'Sensor {name} cannot be attached at port {port}, type {type}, address {address}: the connection is taken. Choose one from `PUT nodes/available_devices`',
  },
  SENSOR_BUILT_IN: {
    status: 409,
    error: 'Conflict',
    detail:
      'Sensor {id} is built into its device and cannot be removed. Disable it with `enabled: 0`',
  },
  AUTO_ZERO_TOO_SOON: {
    status: 409,
    error: 'Conflict',
    detail:
      'Sensor {id} ran auto-zero less than five minutes ago, or was just told to. Try again in {seconds} s',
  },
  COMMANDS_WAITING: {
    status: 409,
    error: 'Conflict',
    detail:
      'The device has not answered its last {limit} commands yet. Wait until some are done or expire',
  },
  COMMAND_NOT_WAITING: {
    status: 409,
    error: 'Conflict',
    detail:
      'The command no longer waits: its device has received it, or it has expired or was withdrawn. Only a queued command can be withdrawn',
  },
  PUBLIC_LINK_GONE: {
    status: 404,
    error: 'Not Found',
    detail: 'There is no public page at this address, or it was turned off. Ask for a new address',
  },
  SCRIPTS_NOT_SUPPORTED: {
    status: 409,
    error: 'Conflict',
    detail: 'Devices of type {type} do not take script files',
  },
  SCRIPT_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail: 'The device already has {limit} script files, the maximum. Delete one first',
  },
  SERIAL_TAKEN: {
    status: 409,
    error: 'Conflict',
    detail:
      'Serial {serial} is not yours to write to: it is registered elsewhere. Nothing was stored. Send it with the key of its organization, or transfer the device',
  },
  CORRECTION_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail:
      'The data point already has {count} corrections in force, the maximum. Withdraw one first',
  },
  METRIC_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail: 'The device already has {count} metrics, the maximum. Delete one first',
  },
  METRIC_IN_USE: {
    status: 409,
    error: 'Conflict',
    detail:
      'Metric {name} is still in use: {dependents}. Repeat the call with with_dependents=true to delete it anyway',
  },
  SHARE_LIMIT: {
    status: 409,
    error: 'Conflict',
    detail: 'The device is already shared with three organizations. End one of these shares first',
  },
  SHARE_WITH_OWNER: {
    status: 409,
    error: 'Conflict',
    detail: 'The device belongs to this organization. Share it with another one',
  },
  LEASED: {
    status: 409,
    error: 'Conflict',
    detail:
      'The device is leased: only the organization that has it can view or configure it, and it cannot be shared. End the lease first',
  },
  LEASE_SHARED: {
    status: 409,
    error: 'Conflict',
    detail: 'The device is shared, and a shared device cannot be leased. End its shares first',
  },
  LEASE_WITH_OWNER: {
    status: 409,
    error: 'Conflict',
    detail: 'The device belongs to this organization. Lease it to another one',
  },
  NOT_ACTIVATED: {
    status: 409,
    error: 'Conflict',
    detail:
      'The device is deactivated or in the inventory, and an order hibernates only active ones. Hibernate it by itself',
  },
  TRANSFER_TO_OWNER: {
    status: 409,
    error: 'Conflict',
    detail: 'The device already belongs to this organization. Transfer it to another one',
  },
} as const satisfies Record<string, ErrorRow>
