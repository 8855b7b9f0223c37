import { describe, expect, it } from 'vitest'
import { circlesOf, readSources, roomGraph } from './testing/roomGraph.ts'

const sources = readSources(import.meta.dirname)

describe('the rooms of the server', () => {
  it('import in one direction', () => {
    expect(circlesOf(roomGraph(sources))).toEqual([])
  })

  it('hold nothing of their own: what changes lives in a context, an instance or the store', () => {
    const MUTABLE =
      /^(?:export )?(?:let|var) |^(?:export )?const \w+(?:: [^=\n]+)? = (?:new (?:Map|Set|WeakMap|WeakSet)(?:<[^\n]*>)?\(\)|\[\]|\{\})/m
    const found = [...sources].filter(([, text]) => MUTABLE.test(text)).map(([file]) => file)
    // The thread of the embedded store is the process of that engine.
    expect(found).toEqual(['store/embedded/worker.ts'])
  })
})

describe('circles of rooms', () => {
  const circles = (files: Record<string, string>) =>
    circlesOf(roomGraph(new Map(Object.entries(files))))

  it.each<[string, Record<string, string>, string[][]]>([
    [
      'are found through values and types',
      {
        'identity/access.ts': "import { record } from '../modules/audit/record.ts'\n",
        'modules/audit/record.ts': "import type { Caller } from '../../identity/access.ts'\n",
      },
      [['identity', 'modules/audit']],
    ],
    [
      'are found through a third room and over several lines',
      {
        'live/a.ts': "import {\n  one,\n  two,\n} from '../store/b.ts'\n",
        'store/b.ts': "export { three } from '../bus/c.ts'\n",
        'bus/c.ts': "import '../live/a.ts'\n",
      },
      [['bus', 'live', 'store']],
    ],
    [
      'are none where imports lead one way, or stay in a room',
      {
        'app.ts': "import { a } from './live/a.ts'\n",
        'live/a.ts': "import { b } from './b.ts'\n",
        'live/b.ts': "import type { a } from './a.ts'\n",
      },
      [],
    ],
    [
      'are none by what tests import',
      {
        'store/a.ts': "import { seed } from '../testing/seed.ts'\n",
        'live/b.ts': "import { a } from '../store/a.ts'\n",
      },
      [],
    ],
  ])('%s', (_, files, expected) => {
    expect(circles(files)).toEqual(expected)
  })
})
