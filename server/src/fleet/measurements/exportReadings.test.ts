import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@airshed/domain'
import type { ErrorBody } from '@airshed/schemas'
import { LINES_ABOUT_HEADER } from '@airshed/schemas/calls'
import { calculatedCells, HOSTILE_TEXTS, spreadsheetCells } from '@airshed/domain/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDataPoint, seedNode, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { zonedIso } from './rawCsv.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await seedReadings(world.context, world.city.pm25, [
    [NOW - HOUR_MS, 4.25],
    [NOW - MINUTE_MS, 999.9, 1],
    [NOW - 30 * SECOND_MS, 2, 128],
    [NOW, 5, 4],
  ])
  await seedReadings(world.context, world.city.co2, [[NOW, 410]])
  await seedReadings(world.context, world.harbour.pm25, [[NOW, 77]])
})
afterAll(() => world.close())

const window = { from: NOW - 2 * HOUR_MS, to: NOW + 1 }
const asked = (body: object, user: 'user' | 'guest' = 'user') =>
  world.call<string>(user, 'POST', 'search/measurements/export', { ...window, ...body })
const linesOf = (text: string) => text.replace('\uFEFF', '').split('\r\n')
const dataOf = (text: string) =>
  linesOf(text).filter((line) => line !== '' && !line.startsWith('"#'))

describe('the export of readings', () => {
  it('exports readings as reported, with hidden values apart, in the requested time zone', async () => {
    const ids = [world.city.pm25.id, world.city.co2.id]
    const { body, headers } = await asked({ data_point_id: ids, timezone: 'Europe/Madrid' })
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toContain('airshed-readings-2026-03-02.csv')
    const [pm25, co2] = ids
    expect(dataOf(body)).toEqual([
      'time,device,parameter,unit,value,flags,hidden_value,data_point_id',
      expect.stringContaining(`,410,,,${co2}`),
      `2026-03-02T12:00:00.000+01:00,Mast in the city,PM2.5,µg/m³,4.25,,,${pm25}`,
      `2026-03-02T12:59:00.000+01:00,Mast in the city,PM2.5,µg/m³,,sensorFault,999.9,${pm25}`,
      `2026-03-02T12:59:30.000+01:00,Mast in the city,PM2.5,µg/m³,<2,belowLimit,,${pm25}`,
      `2026-03-02T13:00:00.000+01:00,Mast in the city,PM2.5,µg/m³,5,receivedTime,,${pm25}`,
    ])
  })

  it('writes offsets from which the instant is read back, even for offsets with seconds', () => {
    // Liberia was 44 min 30 s behind UTC until 1972.
    const iso = zonedIso('Africa/Monrovia')
    for (const ts of [0, Date.UTC(1971, 11, 31, 23, 59, 59, 999), NOW]) {
      expect(Date.parse(iso(ts))).toBe(ts)
    }
  })

  it('describes readings in the first lines of an export and counts them in the last', async () => {
    const { body } = await asked({ data_point_id: [world.city.pm25.id] })
    const lines = linesOf(body)
    expect(lines[0]).toBe('"# Airshed: readings as their devices reported them"')
    expect(lines).toContain('"# Times: ISO 8601 in the time zone UTC; by data point, oldest first"')
    expect(lines).toContain('"# Averaging: none, nothing is reduced"')
    expect(body).toMatch(
      /# Data point \S+: Mast in the city, PM2\.5, µg\/m³, reports every \d+ s now/,
    )
    expect(lines.at(-2)).toBe('"# End: 4 readings"')
  })

  it('announces about how many lines the export has, with readings at both ends and hidden ones', async () => {
    const { headers, body } = await asked({ data_point_id: [world.city.pm25.id] })
    const about = Number(headers[LINES_ABOUT_HEADER])
    expect(about).toBe(linesOf(body).length - 1)
    const { headers: none } = await asked({ data_point_id: ['x/132:5'] })
    expect(Number(none[LINES_ABOUT_HEADER])).toBeLessThan(15)
  })

  it('exports temperatures in °F on request, hidden ones too, and other units unchanged', async () => {
    const air = await seedDataPoint(world.context, world.city, { path: '128:1', unit: '°C' })
    await seedReadings(world.context, air, [
      [NOW - MINUTE_MS, 21.5],
      [NOW, 100, 1],
    ])
    const ids = [world.city.co2.id, air.id]
    const { body } = await asked({ data_point_id: ids, temp_units: 'F' })
    const lines = dataOf(body)
    expect(lines).toContainEqual(expect.stringContaining(`,°F,70.7,,,${air.id}`))
    expect(lines).toContainEqual(expect.stringContaining(`,°F,,sensorFault,212,${air.id}`))
    expect(lines).toContainEqual(expect.stringContaining(',ppm,410,'))
    expect(body).toMatch(/# Data point \S+: Mast in the city, \S+, °F,/)
    const kept = await asked({ data_point_id: [air.id] })
    expect(dataOf(kept.body)).toContainEqual(expect.stringContaining(`,°C,21.5,,,${air.id}`))
  })

  it('leaves out what the caller may not read, and says so', async () => {
    const ids = [world.harbour.pm25.id, 'x/132:5', world.city.co2.id]
    const { status, body } = await asked({ data_point_id: ids })
    expect(status).toBe(200)
    expect(body).toContain('# Left out: 2 data points that are unknown, or not yours to read')
    expect(body).not.toContain('77')
    expect(dataOf((await asked({ data_point_id: ids }, 'guest')).body)).toHaveLength(1)
  })

  it.each([
    ['Quay Street, March', 'attachment; filename="Quay Street, March.csv"'],
    ['march.CSV', 'attachment; filename=march.csv'],
    ['Año', `attachment; filename="A?o.csv"; filename*=UTF-8''A%C3%B1o.csv`],
    ['x"; filename="y', String.raw`attachment; filename="x\"; filename=\"y.csv"`],
  ])('an export is named %s on request and otherwise the same', async (filename, header) => {
    const body = { data_point_id: [world.city.pm25.id], ...window }
    const named = await world.call<string>('user', 'POST', 'search/export', { ...body, filename })
    expect(named.headers['content-disposition']).toBe(header)
    expect(dataOf(named.body)).toEqual(dataOf((await asked(body)).body))
  })

  it.each(['', 'a/b', String.raw`a\b`, 'a\r\nx-evil: 1', 'a'.repeat(151)])(
    'an export refuses the name %j',
    async (filename) => {
      const body = { data_point_id: [world.city.pm25.id], ...window, filename }
      const { status } = await world.call<ErrorBody>('user', 'POST', 'search/export', body)
      expect(status).toBe(400)
    },
  )

  it('the name of a device cannot become a formula or another line', async () => {
    const name = '=HYPERLINK("http://x")\r\n# End: 9 readings'
    await world.context.store.db.updateTable('nodes').set({ name }).execute()
    const { body } = await asked({ data_point_id: [world.city.co2.id] })
    await world.context.store.db.updateTable('nodes').set({ name: '' }).execute()
    expect(body).toContain(`"'=HYPERLINK(""http://x"")`)
    expect(linesOf(body).filter((line) => line.startsWith('"# End: 9'))).toEqual([])
  })

  it('an export has no cell that a spreadsheet calculates, whatever names and units contain', async () => {
    const { context } = world
    const ids: string[] = []
    for (const [at, text] of HOSTILE_TEXTS.entries()) {
      // The store holds no zero bytes.
      const name = text.replaceAll('\0', '')
      const node = await seedNode(context, { serial: `5B00${at}`, organization: 'city', name })
      const key = { path: `raw:${name}`, name, unit: name }
      const point = await seedDataPoint(context, node, key)
      await seedReadings(context, point, [[NOW, -3.2]])
      ids.push(point.id)
    }
    const { status, body } = await asked({ data_point_id: ids })
    expect([status, calculatedCells(body)]).toEqual([200, []])
    const cells = linesOf(body).map((line) => spreadsheetCells(line, ','))
    expect(
      cells.filter(([first]) => first?.startsWith('#')).every((line) => line.length === 1),
    ).toBe(true)
    expect(cells.filter((line) => line[4] === '-3.2')).toHaveLength(HOSTILE_TEXTS.length)
  })

  it.each([
    ['/to', { from: NOW, to: NOW - 1 }],
    ['/timezone', { timezone: 'Mars/Olympus' }],
  ])('an export is refused at %s: %j', async (path, wrong) => {
    const body = { data_point_id: [world.city.pm25.id], ...window, ...wrong }
    const answer = await world.call<ErrorBody>('user', 'POST', 'search/measurements/export', body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues?.map((issue) => issue.path)).toEqual([path])
  })
})
