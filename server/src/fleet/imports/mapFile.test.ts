import { describe, expect, it } from 'vitest'
import { mapFor } from './importer.fixture.ts'
import { checkMap } from './mapFile.ts'

const exportMap = (change: object) => ({
  device: { column: 'id' },
  time: { column: 'time' },
  columns: { value: {} },
  dataPoints: { id: 'id', name: 'name', device: 'device', flags: 'flags', hidden: 'hidden' },
  ...change,
})

describe('a map file', () => {
  it.each<[unknown, string]>([
    [{ ...mapFor('a b') }, 'At /serial'],
    [{ ...mapFor('aa'), time: {} }, 'At /time/column: expected a value, got nothing'],
    [{ ...mapFor('aa'), colour: 1 }, 'At /colour: expected no such field'],
    [{ ...mapFor('aa'), columns: { x: { parameter: 'pm99' } } }, 'At /columns/x/parameter'],
    [
      { ...mapFor('aa'), columns: { x: { parameter: 'voc_etoh', unit: 'µg/m³' } } },
      'At /columns/x/unit: expected a unit that becomes the one of voc_etoh, got "µg/m³"',
    ],
    [{ ...mapFor('aa'), skipLines: -1 }, 'At /skipLines'],
    [
      { ...mapFor('aa'), time: { column: 'when', format: 'HH:mm' } },
      'At /time/format: expected iso, unix, unix-ms, excel, elapsed or a pattern with year, month and day, each once, such as dd.MM.yyyy HH:mm, got "HH:mm"',
    ],
    [{ ...mapFor('aa'), time: { column: 'when', format: '%d.%m.%Y' } }, 'At /time/format'],
    [{ ...mapFor('aa'), columns: { x: { status: { column: 'qc' } } } }, 'At /columns/x/status'],
    [
      { ...mapFor('aa'), columns: { x: { status: { column: 'qc', valid: ['1'], fault: ['1'] } } } },
      'At /columns/x/status: expected "1" in one of valid, invalid and fault, got it in several',
    ],
    [
      { ...mapFor('aa'), time: { column: 'when', zone: 'local' } },
      'At /time/zone: expected an IANA',
    ],
    [
      { ...mapFor('aa'), columns: { x: { name: 'level', unit: 'cm' }, y: { name: 'level' } } },
      'At /columns/y/unit: expected "cm", the unit of the other column named level, got ""',
    ],
    [
      exportMap({ device: { column: 'device' } }),
      'At /device/column: expected "id", as dataPoints.id, got "device"',
    ],
    [
      exportMap({ columns: { value: {}, other: {} } }),
      'At /columns: expected the column of the values alone, got value, other',
    ],
    [exportMap({ columns: { value: { parameter: 'pm25' } } }), 'At /columns'],
    [exportMap({ long: { name: 'name', value: 'value' } }), 'At /long'],
    [exportMap({ time: { column: 'time', format: 'unix' } }), 'At /time/format'],
    [{ ...mapFor('aa'), timezone: 'Mars' }, 'At /timezone: expected an IANA time zone'],
  ])('refuses a map with the place of its error: %j', (value, message) => {
    expect(() => checkMap(value, 'map.json')).toThrow(message)
  })
})
