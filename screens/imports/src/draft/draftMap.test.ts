import { expect, it } from 'vitest'
import { edited, editsBetween, NO_EDITS, type DraftMap } from './draftMap.ts'

const base: DraftMap = {
  serial: 'roof-1',
  delimiter: ';',
  time: { column: 'Zeit', format: 'dd.MM.yyyy HH:mm' },
  columns: { Temp: { parameter: '128:1', unit: '°C' }, PM: { parameter: '132:5' } },
}

it('describes any change of a map, including removals, as edits', () => {
  const { serial: _serial, ...rest } = base
  const next: DraftMap = {
    ...rest,
    device: { column: 'id' },
    time: { column: 'Zeit', zone: 'Europe/Berlin' },
    columns: { Temp: { unit: 'K' }, Feuchte: { parameter: '128:2' } },
  }
  const edits = editsBetween(base, next)
  expect(edits).toEqual({
    whole: { serial: null, device: { column: 'id' } },
    time: { format: null, zone: 'Europe/Berlin' },
    columns: { Temp: { unit: 'K' }, PM: null, Feuchte: { parameter: '128:2' } },
  })
  expect(edited(base, edits)).toEqual(next)
})

it('applies edits to another base map', () => {
  const edits = editsBetween(base, { ...base, serial: 'roof-2' })
  expect(edited({ time: {}, columns: {} }, edits)).toEqual({
    serial: 'roof-2',
    time: {},
    columns: {},
  })
})

it('finds no edits in an unchanged map', () => {
  expect(editsBetween(base, structuredClone(base))).toEqual(NO_EDITS)
  expect(edited(base, NO_EDITS)).toEqual(base)
})
