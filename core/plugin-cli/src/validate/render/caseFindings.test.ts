import { expect, it } from 'vitest'
import { caseFindings } from './caseFindings.ts'

const FIXTURES = ['fixtures/configs/least.json', 'fixtures/configs/usual.json']
const found = (...cases: [name: string, ...problems: string[]][]) =>
  caseFindings(
    cases.map(([name, ...problems]) => ({ name, problems })),
    FIXTURES,
    'src/plugin.ts',
  )

it('reports what many cases met once, at the fixture that met it first', () => {
  expect(
    found(
      ['draws usual with normal data', 'threw TypeError: x is undefined'],
      ['draws usual with nan data', 'threw TypeError: x is undefined'],
      ['draws least with nan data', 'threw TypeError: x is undefined'],
    ),
  ).toMatchObject([
    {
      code: 'RENDER_FAILED',
      place: 'fixtures/configs/usual.json',
      message:
        'Expected that it draws usual with normal data, got: threw TypeError: x is undefined (and in 2 more cases)',
    },
  ])
})

it.each([
  [
    'draws itself in dark and en_US for everybody (axe), with normal data',
    'axe image-alt: …',
    'NOT_FOR_EVERYBODY',
    'src/plugin.ts',
  ],
  [
    'says in a sentence what it shows (least, en_US)',
    'normal: expected a sentence, got nothing',
    'BEHAVIOUR_WRONG',
    FIXTURES[0],
  ],
  [
    'leaves nothing behind when it is taken away',
    '1 × running interval',
    'BEHAVIOUR_WRONG',
    'src/plugin.ts',
  ],
])('reports the failed case as a finding: %s', (name, problem, code, place) => {
  expect(found([name, problem])).toMatchObject([{ code, place }])
})

it('skips what other checks report with a better place', () => {
  expect(
    found(
      ['has the same texts in English and in Spanish', 'messages/es.json: expected a text'],
      ['accepts the settings usual', 'At /name: expected a value, got nothing'],
    ),
  ).toEqual([])
})
