import type { AvailableSensor, Sensor, SensorConnection } from '@airshed/schemas'
import { deviceModel } from './deviceModel.ts'

/** A single sensor at the other end of a serial line. */
const SERIAL = 1
/** Several sensors on one line, distinguished by their addresses. */
const BUS = 2
/** Addresses that are offered on a bus. */
const BUS_ADDRESSES = [1, 2, 3, 4, 5, 6, 7, 8]

/** A kind of sensor that devices can read. */
export interface SensorDriver {
  /** The name of the sensor on the wire. */
  readonly name: string
  readonly vendor: string
  /** Family of sensors that it belongs to. */
  readonly sensorType: string
  readonly comType: typeof SERIAL | typeof BUS
}

const driver = (
  name: string,
  vendor: string,
  sensorType: string,
  comType: SensorDriver['comType'] = SERIAL,
): SensorDriver => ({ name, vendor, sensorType, comType })

const DRIVERS: readonly SensorDriver[] = [
  driver('adam', 'Advantech', 'Adam', BUS),
  driver('airmar', 'Airmar', 'Airmar'),
  driver('alpha-sense', 'Alphasense', 'AlphaSense'),
  driver('data-ram', 'Thermo Scientific', 'DataRam'),
  driver('davis', 'Davis', 'Davis'),
  driver('dust-trak', 'TSI', 'DustTrak'),
  driver('generic', '', 'generic'),
  driver('gm-460', '', 'GM460'),
  driver('gx-6000', 'RKI Instruments', 'GX6000'),
  driver('particles-plus', 'Particles Plus', 'ParticlesPlus'),
  driver('sound-pro', 'TSI', 'SoundPro'),
  driver('ysi', 'YSI', 'Ysi', BUS),
]

type Connected = Pick<Sensor, 'com_port' | 'com_type' | 'address'>

/** A kind of sensor by its name; undefined: devices cannot read it. */
export const driverOf = (name: string): SensorDriver | undefined =>
  DRIVERS.find((one) => one.name === name)

/** The id of a sensor: its connection string. */
export const sensorIdOf = (
  serial: string,
  { com_port: port, com_type: type, address }: Connected,
): string => `${serial}.${port}.${type}.${address}`

/**
 * Sensors that can be attached to a device, each with the connections that are free: a serial line
 * takes one sensor, a bus one at each address.
 *
 * @param type of the device
 * @param attached its sensors
 */
export function availableSensors(
  type: string,
  attached: readonly Connected[],
): readonly AvailableSensor[] {
  const { ports } = deviceModel(type)
  return DRIVERS.map(({ name, comType }) => ({
    name,
    connections: ports.flatMap((port) => freeAt(port, comType, attached)),
  })).filter(({ connections }) => connections.length > 0)
}

function freeAt(
  port: number,
  comType: SensorDriver['comType'],
  attached: readonly Connected[],
): SensorConnection[] {
  const there = attached.filter(({ com_port: taken }) => taken === port)
  if (there.some(({ com_type: other }) => other !== BUS || comType !== BUS)) return []
  const addresses = comType === BUS ? BUS_ADDRESSES : [0]
  return addresses
    .filter((address) => there.every((one) => one.address !== address))
    .map((address) => ({ com_port: port, com_type: comType, address }))
}

/**
 * Whether a sensor can be removed: built-in sensors stay, and devices without ports have no others.
 *
 * @param type of the device
 */
export const isRemovable = (type: string, { com_port: port }: Connected): boolean =>
  deviceModel(type).ports.includes(port)
