import { describe, expect, it } from 'vitest'
import { PARAMETERS, parameterById, parameterByWireName } from './parameters.ts'

describe('the parameter catalogue', () => {
  it('finds PM2.5 by its id and by its wire name', () => {
    expect(parameterById('132:5')).toMatchObject({
      wireName: 'pm25',
      shortName: 'PM2.5',
      unit: 'µg/m³',
      kind: 'scalar',
      averagingPeriodMs: null,
    })
    expect(parameterByWireName('pm25')).toBe(parameterById('132:5'))
  })

  it.each([
    ['150:2', 'direction'],
    ['190:3', 'boolean'],
    ['151:1', 'sum'],
    ['150:3', 'maximum'],
    ['160:1', 'level'],
    ['160:2', 'minimum'],
    ['160:3', 'maximum'],
    ['140:12', 'index'],
    ['131:10', 'scalar'],
  ])('parameter %s is of kind %s', (id, kind) => {
    expect(parameterById(id)?.kind).toBe(kind)
  })

  it('returns undefined for an unknown parameter', () => {
    expect(parameterById('999:1')).toBeUndefined()
    expect(parameterByWireName('')).toBeUndefined()
  })

  it.each([
    ['128:1', -1000, false],
    ['128:1', -80, true],
    ['128:1', 60.1, false],
    ['128:2', 100, true],
    ['128:2', 999.9, false],
    ['150:2', 360, true],
    ['150:2', 370, false],
    ['151:1', -0.0001, true],
    // A fire, and the drift of instruments around zero.
    ['132:5', 2000, true],
    ['132:5', -5, true],
    ['132:5', -999, false],
    ['170:1', -20, true],
    ['170:1', -999, false],
    ['131:10', 39_999, true],
    ['140:11', 999_999, true],
    ['140:11', -999, false],
    ['180:1', -20, true],
    ['180:1', 24_500, true],
    ['180:1', -99, false],
    ['180:1', 65_535, false],
    ['160:1', 999, false],
  ])('parameter %s at %d is plausible: %s', (id, value, isPlausible) => {
    const { min = Number.NaN, max = Number.NaN } = parameterById(id)?.plausible ?? {}
    expect(value >= min && value <= max).toBe(isPlausible)
  })

  it('sets no plausible range without a source', () => {
    expect(parameterById('190:2')?.plausible).toBeNull()
  })

  it('lists the own unit of each parameter first among the accepted ones', () => {
    for (const { unit, units } of PARAMETERS) expect(units[0]).toBe(unit)
    expect(parameterById('128:1')?.units).toEqual(['°C', '°F', 'K'])
    expect(parameterById('190:3')?.units).toEqual([''])
  })

  it('states temperature and pressure of molar data', () => {
    expect(parameterById('170:2')?.molar).toEqual({
      molarMass: 47.9982,
      reference: '20C',
      temperatureK: 293,
      pressureKPa: 101.3,
    })
    expect(parameterById('132:5')?.molar).toBeNull()
  })

  it('repeats no id and no wire name, and leaves no name empty', () => {
    expect(new Set(PARAMETERS.map((p) => p.id)).size).toBe(PARAMETERS.length)
    expect(new Set(PARAMETERS.map((p) => p.wireName)).size).toBe(PARAMETERS.length)
    for (const parameter of PARAMETERS) {
      expect(parameter.id).toMatch(/^\d{3}:\d{1,2}$/)
      expect(parameter.wireName).toMatch(/^[a-z0-9_]+$/)
      expect(parameter.name && parameter.nameEs && parameter.shortName).not.toBe('')
    }
  })
})
