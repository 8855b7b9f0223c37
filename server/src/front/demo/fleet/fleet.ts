import { MINUTE_MS, SECOND_MS } from '@airshed/domain'
import type { SiteKind } from '../simulation/sites.ts'
import { INSTRUMENTS, type Instrument, type InstrumentName } from './instruments.ts'

export const CITY = 'org_city'
export const HARBOUR = 'org_harbour'
export const SCHOOL = 'org_school'

/** A device of the demo. */
export interface DemoNode {
  serial: string
  nodeId: string
  name: string
  type: string
  description: string
  organizationId: string
  site: SiteKind
  latitude: number
  longitude: number
  /** Metres to the berths in the west. */
  fromHarbourM: number
  intervalMs: number
  status: 'activated' | 'deactivated' | 'inventory'
  instruments: readonly Instrument[]
  /** Silent from this long before the demo was set up; null: reports until now. */
  silentBeforeSetupMs: number | null
  /** The fan of its particle sensor stopped this long before the demo was set up. */
  deadFanBeforeSetupMs: number | null
  /** A dust cloud has hung over it since this long before the demo was set up. */
  dustCloudBeforeSetupMs: number | null
}

const DAY_MS = 24 * 60 * MINUTE_MS
const FAST = 15 * SECOND_MS
const MINUTE = MINUTE_MS
const SLOW = 5 * MINUTE_MS

/** The quay where the river meets the sea: the middle of the made-up city of Alder Bay. */
const CENTRE = { latitude: 41.1462, longitude: -8.6225 } as const
/** The berths, in metres from there. */
const BERTHS = { east: -3400, north: -600 } as const
const METRES_PER_DEGREE = 111_320

type Row = readonly [
  name: string,
  type: string,
  site: SiteKind,
  east: number,
  north: number,
  intervalMs: number,
  instruments: readonly InstrumentName[],
  special?: Partial<
    Pick<
      DemoNode,
      | 'organizationId'
      | 'status'
      | 'silentBeforeSetupMs'
      | 'deadFanBeforeSetupMs'
      | 'dustCloudBeforeSetupMs'
      | 'description'
    >
  >,
]

const dustStation = ['thiamis', 'dustTrak'] as const

/** East and north in metres from the middle of the city. */
const ROWS: readonly Row[] = [
  ['Quay Street', 'Thiamis-1000', 'roadside', -120, 210, FAST, ['dustTrak', 'soundPro']],
  ['Town Hall roof', 'Thiamis-X', 'hilltop', 340, 880, MINUTE, ['airmar']],
  ['Lighthouse', 'Thiamis-X', 'harbour', -4100, -300, SLOW, ['thiamis', 'airmar', 'dustTrak']],
  [
    'Northern ring road',
    'Thiamis-1000',
    'roadside',
    900,
    3300,
    SLOW,
    ['particlesPlus', 'gasStack'],
  ],
  ['Bridge approach', 'Thiamis-1000', 'roadside', 1250, -420, SLOW, ['dustTrak', 'soundPro']],
  [
    'Metro site east',
    'Thiamis-1000',
    'construction',
    2100,
    540,
    MINUTE,
    ['dustTrak', 'soundPro'],
    { dustCloudBeforeSetupMs: 41 * MINUTE_MS },
  ],
  ['Market Square', 'Thiamis-1000', 'background', 180, 430, SLOW, ['particlesPlus', 'gasStack']],
  ['Station forecourt', 'Thiamis-1000', 'roadside', 760, 260, SLOW, ['particlesPlus', 'soundPro']],
  [
    'Orchard Park',
    'Thiamis-1000',
    'park',
    -1700,
    1300,
    SLOW,
    ['thiamis', 'particlesPlus', 'ozoneMonitor'],
  ],
  ['Botanic garden', 'Thiamis-1000', 'park', -2300, 620, SLOW, ['particlesPlus', 'davis']],
  ['University hill', 'Thiamis-X', 'hilltop', 2600, 3900, SLOW, ['airmar', 'gasStack']],
  [
    'Hospital east wing',
    'Thiamis-1000',
    'background',
    1500,
    4200,
    SLOW,
    ['particlesPlus', 'gasStack'],
  ],
  ['Tannery Lane', 'Thiamis-1000', 'background', 520, -150, SLOW, dustStation],
  [
    'Western avenue 410',
    'Thiamis-1000',
    'roadside',
    -2900,
    1900,
    SLOW,
    ['particlesPlus', 'soundPro'],
    {
      deadFanBeforeSetupMs: 1.25 * DAY_MS,
      description: 'Fan of the particle counter stands still, repair ordered',
    },
  ],
  [
    'Old brewery site',
    'Thiamis-1000',
    'construction',
    -900,
    2700,
    SLOW,
    [...dustStation, 'soundPro'],
  ],
  [
    'Riverside path',
    'Thiamis-1000',
    'park',
    3100,
    -500,
    SLOW,
    dustStation,
    { silentBeforeSetupMs: 2 * DAY_MS },
  ],
  [
    'Fire station north',
    'Thiamis-1000',
    'roadside',
    400,
    5100,
    SLOW,
    dustStation,
    { status: 'deactivated', silentBeforeSetupMs: 4 * DAY_MS },
  ],
  [
    'Canal lock',
    'Thiamis-1000',
    'background',
    -600,
    -260,
    SLOW,
    dustStation,
    { status: 'deactivated', silentBeforeSetupMs: 5 * DAY_MS },
  ],
  ['Cathedral terrace', 'Aethair Pro', 'background', 420, 40, SLOW, ['aethairPro']],
  ['Southgate crossing', 'Aethair Pro', 'roadside', 980, -900, SLOW, ['aethairPro']],
  ['Beach promenade', 'Aethair Pro', 'harbour', -4600, 1400, SLOW, ['aethairPro']],
  ['Bus depot', 'Aethair Pro', 'roadside', 2900, 2200, SLOW, ['aethairPro']],
  ['Town Hall, council chamber', 'Aethair IAQ', 'chamber', 340, 870, SLOW, ['aethair']],
  ['Town Hall, first floor', 'Aethair IAQ', 'office', 345, 885, SLOW, ['aethair']],
  ['Town Hall, registry', 'Aethair IAQ', 'office', 335, 860, SLOW, ['aethair']],
  ['City library, reading room', 'Aethair IAQ', 'gallery', -700, 900, SLOW, ['aethair']],
  ['City library, children', 'Aethair IAQ', 'gallery', -705, 905, SLOW, ['aethair']],
  ['Social housing block C', 'Aethair IAQ', 'home', 2500, 4600, SLOW, ['aethair']],
  ['Works department', 'AirGradient Indoor', 'office', 3000, 2250, SLOW, ['airGradient']],
  ['Museum, gallery 3', 'Aethair IAQ 2', 'gallery', -1500, 400, SLOW, ['aethair2']],
  ['Care home Linden', 'Aethair IAQ 2', 'home', -2100, 2300, SLOW, ['aethair2']],
  ['Archive, vault 1', 'Driq', 'vault', 300, 700, SLOW, ['driq']],
  ['Archive, vault 2', 'Driq', 'vault', 302, 700, SLOW, ['driq']],
  ['Museum depot', 'Driq', 'vault', -1520, 380, SLOW, ['driq']],
  ['Care home Linden, lounge', 'Purifier', 'home', -2105, 2305, SLOW, ['purifier']],
  ['Clinic waiting room', 'Purifier', 'office', 1490, 4150, SLOW, ['purifier']],
  ['', 'Inventory', 'background', 300, 700, MINUTE, [], { status: 'inventory' }],
  ['', 'Inventory', 'background', 300, 700, MINUTE, [], { status: 'inventory' }],
  [
    'Cruise terminal',
    'Thiamis-1000',
    'harbour',
    -3300,
    -500,
    SLOW,
    ['particlesPlus', 'gasStack'],
    { organizationId: HARBOUR },
  ],
  [
    'Container yard gate',
    'Thiamis-1000',
    'harbour',
    -3700,
    -900,
    SLOW,
    dustStation,
    { organizationId: HARBOUR },
  ],
  [
    'Harbour office',
    'Aethair IAQ',
    'office',
    -3250,
    -520,
    SLOW,
    ['aethair'],
    { organizationId: HARBOUR },
  ],
  [
    'Classroom 1A',
    'Aethair IAQ 2',
    'classroom',
    1800,
    1700,
    SLOW,
    ['aethair2'],
    { organizationId: SCHOOL },
  ],
  [
    'Classroom 4B',
    'Aethair IAQ 2',
    'classroom',
    1805,
    1705,
    SLOW,
    ['aethair2'],
    { organizationId: SCHOOL },
  ],
]

/** Every device of the demo, in one order. */
export const FLEET: readonly DemoNode[] = ROWS.map(toNode)

/** Names of devices of the city that its neighbour sees too. */
export const SHARED_WITH_HARBOUR: readonly string[] = ['Lighthouse']

function toNode(
  [name, type, site, east, north, intervalMs, instruments, special]: Row,
  index: number,
): DemoNode {
  const serial = serialAt(index)
  const metresPerDegreeEast = METRES_PER_DEGREE * Math.cos((CENTRE.latitude * Math.PI) / 180)
  return {
    serial,
    nodeId: `${serial}:0`,
    name,
    type,
    description: '',
    organizationId: CITY,
    site,
    latitude: round(CENTRE.latitude + north / METRES_PER_DEGREE),
    longitude: round(CENTRE.longitude + east / metresPerDegreeEast),
    fromHarbourM: Math.hypot(east - BERTHS.east, north - BERTHS.north),
    intervalMs,
    status: 'activated',
    instruments: instruments.map((instrument) => INSTRUMENTS[instrument]),
    silentBeforeSetupMs: null,
    deadFanBeforeSetupMs: null,
    dustCloudBeforeSetupMs: null,
    ...special,
  }
}

/** A digit, C, and six letters or digits, as on the devices' labels. */
function serialAt(index: number): string {
  const number = 0x00a3f7 + index * 0x1d5
  return `1C${number.toString(16).toUpperCase().padStart(6, '0')}`
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
