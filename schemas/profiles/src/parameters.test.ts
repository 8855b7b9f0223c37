import { describe, expect, it } from 'vitest'
import { PARAMETERS, parameterById, parameterByWireName } from './parameters.ts'

describe('the parameter catalogue', () => {
  it('knows PM2.5 by its id and by its wire name', () => {
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
  ])('%s is of kind %s', (id, kind) => {
    expect(parameterById(id)?.kind).toBe(kind)
  })

  it('answers undefined for what it does not know', () => {
    expect(parameterById('999:1')).toBeUndefined()
    expect(parameterByWireName('')).toBeUndefined()
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
