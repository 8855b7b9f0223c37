import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIngestServer, type IngestServer } from './testsupport/ingestServer.ts'
import { AIRGRADIENT, AIRROHR, THINGS_STACK } from './testsupport/payloads.fixture.ts'
import { TASMOTA } from './testsupport/senders.fixture.ts'
import { addressOfName } from './rules/sensorAddress.ts'

let server: IngestServer
beforeAll(async () => {
  server = await createIngestServer()
})
afterAll(() => server.close())

const FAULT = 1
const flagsOf = async (dataPointId: string) => {
  const row = await server.context.store.db
    .selectFrom('measurements')
    .innerJoin('data_points', 'data_points.key', 'measurements.data_point')
    .select(['measurements.value', 'measurements.flags'])
    .where('data_points.id', '=', dataPointId)
    .orderBy('measurements.ts', 'desc')
    .executeTakeFirst()
  return row === undefined ? undefined : [row.value, row.flags & FAULT]
}

describe('a value by which a sensor reports a fault', () => {
  it('flags -1 and -1000 °C of AirGradient', async () => {
    const failed = {
      ...Object.fromEntries(
        ['rco2', 'pm01', 'pm02', 'pm10', 'pm003Count', 'rhum', 'tvocIndex', 'noxRaw'].map((key) => [
          key,
          -1,
        ]),
      ),
      atmp: -1000,
      wifi: -46,
    }
    await server.post('/ingest/airgradient?serial=aaaa0001', { ...AIRGRADIENT, ...failed })
    const paths = [
      '131:10',
      '132:4',
      '132:5',
      '132:7',
      'raw:pm003Count',
      '128:2',
      '140:12',
      'raw:noxRaw',
    ]
    for (const path of paths) {
      expect([path, await flagsOf(`airgradient:aaaa0001.0.0.0/${path}`)]).toEqual([
        path,
        [-1, FAULT],
      ])
    }
    expect(await flagsOf('airgradient:aaaa0001.0.0.0/128:1')).toEqual([-1000, FAULT])
    expect(await flagsOf('airgradient:aaaa0001.0.0.0/190:2')).toEqual([-46, 0])
    const { rows } = await server.context.store.db
      .selectFrom('rollups')
      .innerJoin('data_points', 'data_points.key', 'rollups.data_point')
      .select('data_points.id')
      .where('data_points.id', '=', 'airgradient:aaaa0001.0.0.0/132:5')
      .execute()
      .then((found) => ({ rows: found }))
    expect(rows).toEqual([])
  })

  it('keeps -1 °C of AirGradient and flags -1 µg/m³ of a channel', async () => {
    const channels = { '1': { pm02: -1, atmp: -1 } }
    await server.post('/ingest/airgradient?serial=aaaa0002', { channels })
    expect(await flagsOf('airgradient:aaaa0002.0.0.1/132:5')).toEqual([-1, FAULT])
    expect(await flagsOf('airgradient:aaaa0002.0.0.1/128:1')).toEqual([-1, 0])
  })

  it('flags -1 of airRohr for particles and humidity, and 85 °C of a DS18B20', async () => {
    const sensordatavalues = [
      { value_type: 'SDS_P1', value: '-1.00' },
      { value_type: 'BME280_humidity', value: '-1.00' },
      { value_type: 'BME280_temperature', value: '-1.00' },
      { value_type: 'DS18B20_temperature', value: '85.00' },
    ]
    await server.post('/ingest/airrohr', { ...AIRROHR, esp8266id: '99', sensordatavalues })
    expect(await flagsOf('esp8266-99.1.0.0/132:7')).toEqual([-1, FAULT])
    expect(await flagsOf('esp8266-99.7.0.0/128:2')).toEqual([-1, FAULT])
    expect(await flagsOf('esp8266-99.7.0.0/128:1')).toEqual([-1, 0])
    expect(await flagsOf('esp8266-99.12.0.0/128:1')).toEqual([85, FAULT])
  })

  it('flags 85 °C of Tasmota only for a DS18B20', async () => {
    const report = {
      ...TASMOTA,
      Topic: 'tas85',
      BME280: { Temperature: 55 },
      'DS18B20-1': { Temperature: 85 },
    }
    await server.post('/ingest/tasmota', report)
    const at = (sensor: string) => `tasmota:tas85.0.0.${addressOfName(sensor)}/128:1`
    expect(await flagsOf(at('DS18B20-1'))).toEqual([85, FAULT])
    expect(await flagsOf(at('BME280'))).toEqual([55, 0])
  })

  it('flags an unmapped 327.67 °C of The Things Stack', async () => {
    const ids = { ...THINGS_STACK.end_device_ids, dev_eui: '70B3D57ED0098765' }
    const uplink = {
      ...THINGS_STACK.uplink_message,
      decoded_payload: { TempC_DS: 327.67, TempC_SHT: 21 },
    }
    await server.post('/ingest/the-things-stack', {
      ...THINGS_STACK,
      end_device_ids: ids,
      uplink_message: uplink,
    })
    expect(await flagsOf('ttn:70b3d57ed0098765.0.0.0/raw:TempC_DS')).toEqual([327.67, FAULT])
    expect(await flagsOf('ttn:70b3d57ed0098765.0.0.0/raw:TempC_SHT')).toEqual([21, 0])
  })

  it.each([
    ['hcho', '180:1', [-9999, -99]],
    ['voc_etoh', '140:11', [-9999, -99]],
    ['no2', '170:1', [-9999, -99]],
    ['o3', '170:2', [-9999, -99]],
    ['pm25', '132:5', [65_535, 32_767]],
    ['pm10', '132:7', [65_535, 32_767]],
    ['co2', '131:10', [9999, 32_767]],
  ])('flags sentinels of %s from any sender (%s): %j', async (key, path, values) => {
    for (const [at, value] of values.entries()) {
      const serial = `none-${key}-${at}`
      await server.post('/ingest/json', { serial, readings: { [key]: value } })
      expect(await flagsOf(`${serial}.0.0.0/${path}`)).toEqual([value, FAULT])
      expect((await server.newest(`${serial}.0.0.0/${path}`))?.[1]).toBeNull()
    }
  })

  it('compares a sentinel in the unit in which it came, before conversion', async () => {
    const readings = {
      no2: { value: -99, unit: 'µg/m³' },
      o3: { value: -0.099, unit: 'ppm' },
      co2: { value: 32_767, unit: 'ppb' },
      pm25: { value: 65.535, unit: 'mg/m³' },
    }
    await server.post('/ingest/json', { serial: 'units', readings })
    const no2 = await flagsOf('units.0.0.0/170:1')
    expect(no2?.[0]).toBeCloseTo(-99 / 1.913, 1)
    expect(no2?.[1]).toBe(FAULT)
    expect(await flagsOf('units.0.0.0/170:2')).toEqual([-99, 0])
    expect(await flagsOf('units.0.0.0/131:10')).toEqual([32.767, FAULT])
    expect(await flagsOf('units.0.0.0/132:5')).toEqual([65_535, 0])
  })

  it('keeps a small negative value elsewhere as a measurement', async () => {
    await server.post('/ingest/json', { serial: 'honest', readings: { pm25: -1 } })
    expect(await flagsOf('honest.0.0.0/132:5')).toEqual([-1, 0])
  })
})
