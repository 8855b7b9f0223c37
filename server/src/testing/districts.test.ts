import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  ALERTING_FOLDERS,
  circlesOf,
  DISTRICTS,
  districtOf,
  folderOf,
  readSources,
  roomGraph,
} from './roomGraph.ts'

const ROOT = join(import.meta.dirname, '..')
const sources = readSources(ROOT)
const folders = DISTRICTS.filter((district) => !district.endsWith('.ts'))

describe('the districts of the server', () => {
  const graph = roomGraph(sources, districtOf)

  it('the map of the server has each district above those that it imports from', () => {
    const rows = DISTRICTS.map((district, floor) => {
      const below = [...(graph.get(district) ?? [])]
      const above = below.filter((other) => !DISTRICTS.slice(0, floor).some((one) => one === other))
      return { district, below, above }
    })
    const map = rows.map(
      ({ district, below }) => `${district.padEnd(11)} → ${below.toSorted().join(', ')}`,
    )
    process.stdout.write(`${map.toReversed().join('\n')}\n`)
    expect([...graph.keys()].toSorted()).toEqual([...DISTRICTS].toSorted())
    expect(rows.filter(({ above }) => above.length > 0)).toEqual([])
  })

  it.each(folders)(
    'README of %s says what it owns, what it imports and how to add to it',
    (one) => {
      const readme = join(ROOT, one, 'README.md')
      expect(existsSync(readme)).toBe(true)
      const text = readFileSync(readme, 'utf8')
      for (const part of ['**Owns**', '**Imports**', '**To add**']) expect(text).toContain(part)
      expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(14)
    },
  )
})

describe('the folders of alerting', () => {
  it('folders of alerting, calls included, import only from those before them', () => {
    const graph = roomGraph(sources, folderOf)
    const floors = ALERTING_FOLDERS.map((folder) => `alerting/${folder}`)
    const above = floors.flatMap((folder, floor) =>
      [...(graph.get(folder) ?? [])].filter((other) => floors.indexOf(other) > floor),
    )
    expect(above).toEqual([])
    expect([...graph.keys()].filter((one) => one.startsWith('alerting/')).toSorted()).toEqual(
      floors.toSorted(),
    )
  })
})

describe('the rooms of the districts', () => {
  it('rooms import in one direction', () => {
    expect(circlesOf(roomGraph(sources))).toEqual([])
  })

  it('rooms keep no state of their own: it lives in a context, an instance or the store', () => {
    const MUTABLE =
      /^(?:export )?(?:let|var) |^(?:export )?const \w+(?:: [^=\n]+)? = (?:new (?:Map|Set|WeakMap|WeakSet)(?:<[^\n]*>)?\(\)|\[\]|\{\})/m
    const found = [...sources].filter(([, text]) => MUTABLE.test(text)).map(([file]) => file)
    // The thread of the embedded store is the process of that engine.
    expect(found).toEqual(['storage/store/embedded/worker.ts'])
  })
})

describe('circles of rooms', () => {
  const circles = (files: Record<string, string>) =>
    circlesOf(roomGraph(new Map(Object.entries(files))))

  it.each<[string, Record<string, string>, string[][]]>([
    [
      'finds a circle through values and types',
      {
        'access/identity/access.ts': "import { record } from '../audit/record.ts'\n",
        'access/audit/record.ts': "import type { Caller } from '../identity/access.ts'\n",
      },
      [['access/audit', 'access/identity']],
    ],
    [
      'finds a circle through a third room and over several lines',
      {
        'front/live/a.ts': "import {\n  one,\n  two,\n} from '../../storage/store/b.ts'\n",
        'storage/store/b.ts': "export { three } from '../bus/c.ts'\n",
        'storage/bus/c.ts': "import '../../front/live/a.ts'\n",
      },
      [['front/live', 'storage/bus', 'storage/store']],
    ],
    [
      'finds a circle between an engine and its calls',
      {
        'alerting/alerts/a.ts': "import { b } from './calls/b.ts'\n",
        'alerting/alerts/calls/b.ts': "import type { a } from '../a.ts'\n",
      },
      [['alerting/alerts', 'alerting/alerts/calls']],
    ],
    [
      'finds none where imports lead one way, or stay in a room',
      {
        'front/app.ts': "import { a } from './live/a.ts'\n",
        'front/live/a.ts': "import { b } from './b.ts'\n",
        'front/live/b.ts': "import type { a } from './a.ts'\n",
      },
      [],
    ],
    [
      'finds none by what tests import',
      {
        'storage/store/a.ts': "import { seed } from '../../testing/seed.ts'\n",
        'front/live/b.ts': "import { a } from '../../storage/store/a.ts'\n",
      },
      [],
    ],
  ])('the search for circles of rooms %s', (_, files, expected) => {
    expect(circles(files)).toEqual(expected)
  })
})
