import { expect, it } from 'vitest'
import { keepRecent, readRecent, RECENT_MAX } from './recentEntries.ts'

function storage(text: string | null = null) {
  let kept = text
  return { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) }
}
const idsOf = (kept: ReturnType<typeof storage>, owner = 'ana') =>
  readRecent(kept, owner).map(({ id }) => id)

it('keeps the newest few entries, each once', () => {
  const kept = storage()
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) keepRecent(kept, 'ana', { id, title: id })
  expect(idsOf(kept)).toEqual(['b', 'f', 'e', 'd', 'c'])
  expect(idsOf(kept)).toHaveLength(RECENT_MAX)
})

it('hides the entries of another user', () => {
  const kept = storage()
  keepRecent(kept, 'ana', { id: 'a', title: 'Secret' })
  expect(idsOf(kept, 'ben')).toEqual([])
  keepRecent(kept, 'ben', { id: 'b', title: 'Own' })
  expect(idsOf(kept, 'ben')).toEqual(['b'])
})

it.each(['no json', 'null', '[]', '{"owner":"ana","entries":[1,null,{"id":7}]}'])(
  'starts empty from stored %s',
  (text) => expect(idsOf(storage(text))).toEqual([]),
)
