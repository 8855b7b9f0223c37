import { expect, it } from 'vitest'
import es from '../messages/es.json' with { type: 'json' }
import { issueText } from './issueText.ts'

const spanish = (id: string, values: Record<string, string | number> = {}) =>
  (es as Record<string, string>)[id]?.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name]),
  ) ?? id
const issue = { path: '/map/columns/Temp~1C/unit', expected: 'English words', got: '"°K"' }

it.each([
  [
    { code: 'unit', parts: { column: 'Temp', parameter: 'temperature', unit: '°K' } },
    'Temp: «°K» no es una unidad de este parámetro',
  ],
  [
    { code: 'open.decimal', parts: { cell: '1,234', column: 'pm', choices: '., ,' } },
    'Elija el signo decimal: «1,234» se puede leer de dos maneras',
  ],
  [{ code: 'unheard of', parts: {} }, 'columns › Temp/C › unit: "°K" no se acepta'],
  [{}, 'columns › Temp/C › unit: "°K" no se acepta'],
])('words an issue by its code, not by the text of the server: %j', (coded, words) => {
  expect(issueText({ ...issue, ...coded }, spanish)).toBe(words)
})
