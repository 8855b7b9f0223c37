import { describe, expect, it } from 'vitest'
import { followingName } from './followingName.ts'

interface Form {
  kind: string
  name?: string
}
const nameOf = ({ kind }: Form): string => (kind === '' ? '' : `New ${kind}`)
const settled = (previous: Form, next: Form) => followingName(previous, next, nameOf)

describe('the name of a new record', () => {
  it('suggests a name once it can, which follows the other fields', () => {
    expect(settled({ kind: '' }, { kind: 'gauge' })).toEqual({ kind: 'gauge', name: 'New gauge' })
    expect(
      settled({ kind: 'gauge', name: 'New gauge' }, { kind: 'map', name: 'New gauge' }),
    ).toEqual({ kind: 'map', name: 'New map' })
  })

  it('leaves out the name where none can be suggested any more', () => {
    expect(settled({ kind: 'map', name: 'New map' }, { kind: '', name: 'New map' })).toEqual({
      kind: '',
    })
  })

  it.each(['Roof', ''])('keeps %j once the user typed it', (name) => {
    const typed = settled({ kind: 'map', name: 'New map' }, { kind: 'map', name })
    expect(typed.name).toBe(name)
    expect(settled(typed, { ...typed, kind: 'gauge' }).name).toBe(name)
  })
})
