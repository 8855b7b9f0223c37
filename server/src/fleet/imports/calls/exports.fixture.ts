import { importPresets, fileHead, presetMap, recognizePreset } from '@airshed/domain/tabular'
import type { ImportMap } from '@airshed/schemas'
import { seedDataPoint, seedNode, seedReadings } from '../../../testing/seed.ts'
import type { UserId, World } from '../../../testing/world/world.ts'

/** 02:00 in Madrid on the day of the clock change, the first time. */
export const TWO_MS = Date.UTC(2025, 9, 26, 0)
const HALF_HOUR_MS = 1_800_000

/** Readings of every kind that a store may hold: `[value, flags]`, each half an hour after the one before. */
const AWKWARD: readonly (readonly [value: number | null, flags: number])[] = [
  [4.25, 0],
  [-0, 0],
  [1e-7, 0],
  [123_456.789_012, 0],
  [0.1 + 0.2, 0],
  [-1e15, 0],
  [1.5e-300, 0],
  [999.9, 1],
  // As a fault, and shown, as somebody has decided.
  [999.9, 0],
  [7, 2],
  [7.5, 4],
  [-5000, 8],
  // Implausible, and shown.
  [-5000, 0],
  [8, 16],
  [9, 32],
  [10, 127],
  [10.5, 32 | 64],
  [11, 1 | 8],
  [12, 2 | 32],
  [null, 0],
  [null, 1],
  [null, 4],
]

/** Below their detection limit: shown, with another flag, and hidden. Temperatures have none. */
const CENSORED: readonly (readonly [limit: number, flags: number])[] = [
  [2, 128],
  [0.05, 128],
  [3, 128 | 4],
  [999.9, 128 | 1],
  [1.25, 255],
]

const readingsOf = (unit: string) => (unit.includes('°') ? AWKWARD : [...AWKWARD, ...CENSORED])

/** Names of devices that a spreadsheet would calculate, that have quotes and line feeds, or none at all. */
export const NAMES = ['=HYPERLINK("http://x")\n"old" quay; -1, 3', '', '-3.2', 'Ático #2']

/** The air of their masses of gas; of one it was another before. */
const MASSES = [
  {},
  { mass_reference: '25C' },
  { mass_reference: '25C', mass_since: TWO_MS },
  { mass_reference: '20C' },
] as const

/** Seeds four devices with awkward readings; returns the ids of their data points. */
export async function seedAwkward({ context }: World, organization: string): Promise<string[]> {
  const ids: string[] = []
  for (const [at, name] of NAMES.entries()) {
    const serial = `AWK-${organization}:${at}`
    const node = await seedNode(context, { serial, organization, name, intervalMs: 1500 + at })
    const second = `${serial}.1.0.7`
    const { store } = context
    const { sensor_type: _, ...sensor } = await store.db
      .selectFrom('sensors')
      .selectAll()
      .where('id', '=', node.sensorId)
      .executeTakeFirstOrThrow()
    await store.db
      .insertInto('sensors')
      .values({
        ...sensor,
        id: second,
        sensor_type: '',
        com_port: 1,
        address: 7,
        configuration: '{}',
      })
      .execute()
    // Created in another order than that of their ids.
    const places = [
      [{ ...node, sensorId: second }, {}],
      [node, { name: 'PM2.5, by the “old” counter' }],
      [node, { path: '128:1', name: 'Temperature', unit: '°C' }],
      [node, { path: '170:1', name: 'NO2', unit: 'ppb' }],
      [node, { path: 'raw:a;=x,"y"', name: '@a;=x', unit: 'V' }],
      [node, { path: 'raw:board', name: 'board', unit: '°C' }],
      [node, { path: 'raw:oven[°F]', name: 'oven', unit: '°F' }],
      [node, { path: 'raw:count', name: 'count', unit: '' }],
    ] as const
    const points = []
    for (const [place, point] of places) {
      points.push({ unit: 'µg/m³', ...point, ...(await seedDataPoint(context, place, point)) })
    }
    await store.db
      .updateTable('data_points')
      .set({ mass_unit: 'µg/m³', ...MASSES[at] })
      .where('path', '=', '170:1')
      .where('node_id', '=', node.nodeId)
      .execute()
    for (const [shift, point] of points.entries()) {
      await seedReadings(
        context,
        point,
        readingsOf(point.unit).map(
          ([value, flags], step) => [TWO_MS + step * HALF_HOUR_MS + shift, value, flags] as const,
        ),
      )
    }
    ids.push(...points.map(({ id }) => id))
  }
  return ids
}

/** Number of readings of {@link seedAwkward}. */
export const AWKWARD_COUNT = NAMES.length * (8 * AWKWARD.length + 5 * CENSORED.length)

/** The file of all readings of these data points. */
export async function exported(
  world: World,
  ids: readonly string[],
  units: 'C' | 'F' = 'C',
  user: UserId = 'owner',
): Promise<string> {
  const { status, body } = await world.call<string>(user, 'POST', 'search/measurements/export', {
    data_point_id: ids,
    from: TWO_MS,
    to: TWO_MS + 2 * 86_400_000,
    timezone: 'Europe/Madrid',
    temp_units: units,
  })
  if (status !== 200) throw new Error(`The export answered ${status}`)
  return body
}

/** The map by which the console reads an export, as it recognizes it. */
export function exportMap(text: string, change: Partial<ImportMap> = {}): ImportMap {
  const head = fileHead(text)
  const preset = recognizePreset(head)
  if (preset?.id !== 'airshed') throw new Error(`Recognized as ${preset?.id ?? 'nothing'}`)
  const { map } = presetMap(preset, head, {})
  if (map === undefined) throw new Error(`One of ${importPresets.length} presets asks something`)
  return { ...map, ...change }
}
