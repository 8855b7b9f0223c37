import { describe, expect, it } from 'vitest'
import { sample, text } from './presets.fixture.ts'

describe('a DustTrak file', () => {
  it('counts from its start, in mg/m³, and rejects rows with errors', async () => {
    const { preset, rows } = await sample('dusttrak.csv', { zone: 'America/Chicago' })
    expect(preset).toBe('dusttrak')
    expect(rows).toEqual({
      'dusttrak:8533150102 2026-05-14T02:16:00Z': [
        'pm1 11 µg/m³',
        'pm25 12 µg/m³',
        'pm4 13 µg/m³',
        'pm10 21 µg/m³',
        'TOTAL [mg/m3] 0.025 mg/m³',
      ],
      'dusttrak:8533150102 2026-05-14T02:17:00Z': [
        'pm1 10 µg/m³',
        'pm25 11 µg/m³',
        'pm4 13 µg/m³',
        'pm10 20 µg/m³',
        'TOTAL [mg/m3] 0.024 mg/m³',
      ],
      'dusttrak:8533150102 2026-05-14T02:18:00Z': [
        'pm1 0 µg/m³ !16',
        'pm25 0 µg/m³ !16',
        'pm4 0 µg/m³ !16',
        'pm10 0 µg/m³ !16',
        'TOTAL [mg/m3] 0 mg/m³ !16',
      ],
    })
  })

  it('asks for the particle size of one channel and for the order of the date', async () => {
    const file = [
      'Serial Number,8530123456',
      'Test Start Time,21:15:00',
      'Test Start Date,05/06/2026',
      '',
      'Elapsed Time [s],Mass [mg/m3],Alarms,Errors',
      '1,0.012,,',
    ].join('\r\n')
    const asked = text(file, { zone: 'UTC' })
    await expect(asked).rejects.toThrow('--time-format "dd/MM/yyyy HH:mm:ss" or "MM/dd/yyyy')
    await expect(asked).rejects.toThrow('--parameter "pm1" or "pm25"')
    const { rows } = await text(file, {
      zone: 'UTC',
      timeFormat: 'dd/MM/yyyy HH:mm:ss',
      parameter: 'pm10',
    })
    expect(rows).toEqual({ 'dusttrak:8530123456 2026-06-05T21:15:01Z': ['pm10 12 µg/m³'] })
    await expect(
      text(file, { zone: 'UTC', timeFormat: 'dd/MM/yyyy HH:mm:ss', parameter: 'co2' }),
    ).rejects.toThrow('--parameter')
  })
})
