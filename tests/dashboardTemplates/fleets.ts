import type { Node } from '@airshed/schemas'
import { nodeWithDataPoints } from '@airshed/testing'

/** A device with one data point for each of the parameters. */
export function device(
  serial: string,
  presentName: string,
  paths: readonly string[],
  changes: Partial<Node> = {},
): Node {
  const node = nodeWithDataPoints(
    `${serial}:0`,
    paths.map((path) => `${serial}.0.0.0/${path}`),
  )
  return { ...node, presentName, ...changes }
}

const dust = ['132:4', '132:5', '132:7']
const room = ['131:10', '140:12', '132:5', '128:1', '128:2']
const weather = ['150:1', '150:2', '150:3', '128:1']

/** Stations on streets, rooms of a school, and a mast. */
export const CITY: readonly Node[] = [
  device('AA000001', 'Quay Street', [...dust, '160:1', '160:3']),
  device('AA000002', 'Bridge', dust),
  device('AA000003', 'Market', [...dust, '170:1', '170:2']),
  device('AA000004', 'Classroom 1', room, { location: null }),
  device('AA000005', 'Classroom 2', [...room, '140:11', '140:13', '180:1'], { location: null }),
  device('AA000006', 'Town Hall roof', weather),
  device('AA000007', 'Site mast', [...dust, ...weather, '160:1']),
]

/** A building without outdoor devices. */
export const SCHOOL: readonly Node[] = CITY.filter(({ presentName }) =>
  presentName.startsWith('Classroom'),
)

/** More stations than any widget can hold. */
export const LARGE: readonly Node[] = Array.from({ length: 400 }, (_, index) =>
  device(
    `BB${String(index).padStart(6, '0')}`,
    `Station ${index} ${'of the long road '.repeat(8)}`,
    [...dust, ...weather],
  ),
)
