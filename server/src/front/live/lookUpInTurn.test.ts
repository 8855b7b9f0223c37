import { expect, it } from 'vitest'
import { createLookup, IDS_AT_ONCE } from './lookUpInTurn.ts'

it('resolves many ids in parts, and those of others in between', async () => {
  const asked: string[] = []
  const lookup = createLookup(async (who: string, ids) => {
    asked.push(`${who} ${ids.length}`)
    await new Promise((resolve) => setImmediate(resolve))
    return ids.filter((id) => id.endsWith('7'))
  })
  const many = Array.from({ length: 3 * IDS_AT_ONCE }, (_, at) => String(at))
  const [found] = await Promise.all([
    lookup('flood', many),
    lookup('flood', many),
    lookup('flood', many),
    lookup('ana', ['7', '8']),
  ])
  expect(found).toHaveLength(300)
  expect(asked.indexOf('ana 2')).toBeLessThan(4)
})
