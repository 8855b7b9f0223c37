import { ONLINE_STATUS_PATH } from '@airshed/domain'
import type { FileImport, FileImportDetails, ImportMap } from '@airshed/schemas'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { ServerContext } from '../../../context.ts'
import type { UserId, World } from '../../../testing/world/world.ts'

/** Uploads per user and minute are limited, so users take turns. */
const SENDERS = ['manager', 'owner', 'admin'] as const
let uploads = 0

/** Uploads a file. */
export async function upload(
  world: World,
  text: string | Uint8Array,
  user: UserId = SENDERS[(uploads += 1) % SENDERS.length] ?? 'owner',
): Promise<FileImportDetails> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const path = `imports?organization_id=city&file_name=readings.csv`
  const { status, body } = await world.call<FileImportDetails>(user, 'POST', path, bytes)
  expect(status).toBe(201)
  return body
}

/** Starts a step of an import, and waits for its end. */
export async function carryOut(
  world: World,
  id: string,
  step: 'check' | 'store' | 'undo',
  body?: object,
): Promise<FileImportDetails> {
  const started = await world.call<FileImport>('manager', 'POST', `imports/${id}/${step}`, body)
  expect([started.status, started.body.state]).toEqual([
    200,
    { check: 'checking', store: 'storing', undo: 'undoing' }[step],
  ])
  return ended(world, id)
}

/** Waits until no job works on an import. */
export async function ended(world: World, id: string): Promise<FileImportDetails> {
  const find = async () =>
    (await world.call<FileImportDetails>('manager', 'GET', `imports/${id}`)).body
  await expect
    .poll(async () => (await find()).state, { timeout: 20_000 })
    .not.toMatch(/^(checking|storing|undoing)$/)
  return find()
}

/** The server writes the online status of devices whenever it likes. */
const NOT_KEPT = `path <> '${ONLINE_STATUS_PATH}'`
const OF_OTHERS = `data_point in (select key from data_points where ${NOT_KEPT})`

/** Everything that an import could change in the store, without the keys of data points that no longer exist. */
export async function snapshot({ store }: Pick<ServerContext, 'store'>) {
  const read = async (text: string) => (await sql.raw<object>(text).execute(store.db)).rows
  return {
    nodes: await read('select * from nodes order by id'),
    sensors: await read('select * from sensors order by id'),
    points: await read(`select * from data_points where ${NOT_KEPT} order by id`),
    readings: await read(`select * from measurements where ${OF_OTHERS} order by data_point, ts`),
    rollups: await read(
      `select * from rollups where ${OF_OTHERS} order by data_point, step_ms, ts`,
    ),
    hidden: await read('select * from hidden_rollups order by data_point, step_ms, ts'),
    intervals: await read('select * from reporting_intervals order by node_id, from_ts'),
  }
}

/** As a DustTrak writes it: seconds since a start that only the preamble names, in mg/m³. */
export const DUST_TRAK = [
  'Instrument Name,DustTrak DRX',
  'Test Start Time,08:30:00 AM',
  'Test Start Date,02/27/2026',
  'Elapsed Time [s],PM2.5 [mg/m3],PM10 [mg/m3]',
  ...Array.from(
    { length: 120 },
    (_, at) => `${(at + 1) * 60},0.0${10 + (at % 7)},0.0${20 + (at % 9)}`,
  ),
].join('\r\n')
export const DUST_TRAK_MAP: ImportMap = {
  serial: 'dusttrak:1',
  name: 'DustTrak',
  time: {
    column: 'Elapsed Time [s]',
    format: 'elapsed',
    start: { labels: ['Test Start Date', 'Test Start Time'], format: 'MM/dd/yyyy hh:mm:ss a' },
  },
  columns: {
    'PM2.5 [mg/m3]': { parameter: 'pm25', unit: 'mg/m³' },
    'PM10 [mg/m3]': { parameter: 'pm10', unit: 'mg/m³' },
  },
}

/** As a PurpleAir writes its SD card: two devices, °F, a column of serials. */
export const PURPLE_AIR = [
  'UTCDateTime,mac_address,current_temp_f,pm2_5_atm,uptime',
  ...Array.from({ length: 60 }, (_, at) => {
    const time = new Date(Date.UTC(2026, 1, 20, 0, at * 2)).toISOString().slice(0, 19)
    return `${time}z,84:f3:eb:0:0:${at % 2},${50 + (at % 5)},${at % 11}.25,${at}`
  }),
].join('\n')
export const PURPLE_AIR_MAP: ImportMap = {
  device: { column: 'mac_address', prefix: 'purpleair:' },
  time: { column: 'UTCDateTime' },
  columns: {
    current_temp_f: { parameter: 'temperature', unit: '°F' },
    pm2_5_atm: { parameter: 'pm25', unit: 'µg/m³' },
    uptime: { name: 'uptime', unit: 's' },
  },
}

/** As German offices write it: Windows-1252, semicolons, decimal commas, local time over a clock change. */
export const GERMAN = Buffer.from(
  [
    'Datum;Uhrzeit;PM2,5 (µg/m³);CO2 (ppm)',
    '26.10.2025;01:30;12,5;412',
    '26.10.2025;02:00;13,5;413',
    '26.10.2025;02:30;13,75;414',
    '26.10.2025;02:00;14,5;415',
    '26.10.2025;02:30;14,75;416',
    '26.10.2025;03:00;hoch;417',
    '30.02.2026;12:00;1;2',
  ].join('\r\n'),
  'latin1',
)
export const GERMAN_MAP: ImportMap = {
  serial: '1C00AAAA',
  time: {
    column: 'Datum',
    timeOfDay: 'Uhrzeit',
    format: 'dd.MM.yyyy HH:mm',
    zone: 'Europe/Berlin',
  },
  columns: {
    'PM2,5 (µg/m³)': { parameter: 'pm25', unit: 'µg/m³' },
    'CO2 (ppm)': { parameter: 'co2', unit: 'ppm' },
  },
}
