import { describe, expect, it } from 'vitest'
import { availableSensors, isRemovable, sensorIdOf } from './attachableSensors.ts'

const at = (com_port: number, com_type = 1, address = 0) => ({ com_port, com_type, address })
const portsOf = (name: string, attached: ReturnType<typeof at>[] = []) =>
  availableSensors('Thiamis-1000', attached)
    .find((one) => one.name === name)
    ?.connections.map(({ com_port, address }) => `${com_port}:${address}`)

describe('sensors that can be attached', () => {
  it('offers every port of a Thiamis that has only its built-in sensor', () => {
    expect(portsOf('dust-trak', [at(0, 0)])).toEqual(['1:0', '2:0', '3:0', '4:0', '5:0'])
  })

  it('offers no port that holds another sensor', () => {
    expect(portsOf('dust-trak', [at(1), at(3, 2, 4)])).toEqual(['2:0', '4:0', '5:0'])
  })

  it('offers each free address on a bus, also beside others', () => {
    const ports = portsOf('adam', [at(1), at(2, 2, 1), at(3), at(4), at(5)])
    expect(ports).toEqual(['2:2', '2:3', '2:4', '2:5', '2:6', '2:7', '2:8'])
  })

  it('offers no sensors where every port is taken', () => {
    expect(
      availableSensors(
        'Thiamis-X',
        [1, 2, 3, 4, 5].map((port) => at(port)),
      ),
    ).toEqual([])
  })

  it.each(['Aethair IAQ', 'AirGradient I-9PSL', 'airRohr', 'Generic'])(
    'offers no sensors to a device of type %s, which has no ports',
    (type) => {
      expect(availableSensors(type, [])).toEqual([])
    },
  )
})

it.each([
  ['Thiamis-1000', 1, true],
  ['Thiamis-1000', 0, false],
  ['Aethair IAQ', 0, false],
  ['Aethair IAQ', 1, false],
])('tells of a %s whether the sensor at port %i can be removed: %s', (type, port, expected) => {
  expect(isRemovable(type, at(port))).toBe(expected)
})

it('names a sensor by its connection', () => {
  expect(sensorIdOf('1C00A3F7', at(2, 2, 4))).toBe('1C00A3F7.2.2.4')
})
