import { describe, expect, it } from 'vitest'
import {
  followForm,
  settleClash,
  unclashed,
  type FollowedForm,
  type MeansSame,
} from './followForm.ts'

interface General {
  name?: string
  interval?: string
  hours?: Record<string, number>
}
const STORED: General = { name: 'Quay', interval: '60000', hours: { 9: 50 } }
const open = (changes: General = {}): FollowedForm<General> => ({
  ...unclashed<General>(STORED),
  value: { ...STORED, ...changes },
})

describe('a form with changes of another user', () => {
  it.each<[string, General, General, General, Record<string, unknown>, string[]]>([
    ['shows what is new', {}, { name: 'Pier' }, { name: 'Pier' }, {}, ['name']],
    ['keeps what only its user changed', { name: 'Pier' }, {}, { name: 'Pier' }, {}, []],
    [
      'has the changes of both to different fields',
      { name: 'Pier' },
      { interval: '300000' },
      { name: 'Pier', interval: '300000' },
      {},
      ['interval'],
    ],
    [
      'asks about a field that both changed differently',
      { name: 'Pier' },
      { name: 'Mole' },
      { name: 'Pier' },
      { name: 'Mole' },
      [],
    ],
    [
      'does not ask where both did the same',
      { name: 'Pier' },
      { name: 'Pier' },
      { name: 'Pier' },
      {},
      [],
    ],
    [
      'compares what is inside of a field',
      { hours: { 9: 75 } },
      { hours: { 9: 25 } },
      { hours: { 9: 75 } },
      { hours: { 9: 25 } },
      [],
    ],
  ])('a form that follows stored changes %s', (_, mine, theirs, value, clashes, taken) => {
    const followed = followForm(open(mine), { ...STORED, ...theirs })
    expect(followed.value).toEqual({ ...STORED, ...value })
    expect(followed.clashes).toEqual(clashes)
    expect(followed.taken).toEqual(taken)
  })

  it('clears a field that another user cleared', () => {
    const followed = followForm(open(), { name: 'Quay', hours: { 9: 50 } })
    expect(followed.value).toEqual({ name: 'Quay', hours: { 9: 50 } })
  })

  it('adds a stored field that the form did not have', () => {
    const { interval: _, ...unknown } = STORED
    const form: FollowedForm<General> = { ...unclashed<General>(unknown), value: unknown }
    const followed = followForm(form, STORED)
    expect(followed).toMatchObject({ value: STORED, clashes: {}, taken: ['interval'] })
    const entered = followForm({ ...form, value: { ...unknown, interval: '30000' } }, STORED)
    expect(entered.clashes).toEqual({ interval: '60000' })
  })

  it('returns the same form where nothing is new', () => {
    const form = open({ name: 'Pier' })
    expect(followForm(form, STORED)).toBe(form)
  })

  it('asks about the newest value where a field changes twice', () => {
    const once = followForm(open({ name: 'Pier' }), { ...STORED, name: 'Mole' })
    const twice = followForm(once, { ...STORED, name: 'Dock' })
    expect(twice.clashes).toEqual({ name: 'Dock' })
    expect(followForm(twice, STORED).clashes).toEqual({})
  })
})

describe('a field with several spellings of a value', () => {
  const meansSame: MeansSame = (name, one, other) =>
    name === 'name' && String(one).trim() === String(other).trim()
  const follow = (mine: string, theirs: string) =>
    followForm(open({ name: mine }), { ...STORED, name: theirs }, { meansSame })

  it('ignores another spelling of the same value', () => {
    expect(follow(' Quay', 'Pier')).toMatchObject({ value: { name: 'Pier' }, clashes: {} })
    expect(follow('Pier', 'Quay ')).toMatchObject({ value: { name: 'Pier' }, clashes: {} })
    expect(follow('Pier', 'Pier ')).toMatchObject({ value: { name: 'Pier' }, clashes: {} })
  })

  it('shows the stored spelling, which is no change of another user', () => {
    expect(follow('Quay', 'Quay ')).toMatchObject({ value: { name: 'Quay ' }, taken: [] })
  })

  it('a different value still conflicts', () => {
    expect(follow('Pier', 'Mole').clashes).toEqual({ name: 'Mole' })
  })
})

describe('a user with a conflict', () => {
  const clashed = followForm(open({ name: 'Pier' }), { ...STORED, name: 'Mole' })

  it('saves the user’s own value over the other', () => {
    const settled = settleClash(clashed, { name: 'name', side: 'mine' })
    expect(settled).toMatchObject({
      clashes: {},
      value: { name: 'Pier' },
      stored: { name: 'Mole' },
    })
    expect(followForm(settled, { ...STORED, name: 'Mole' }).clashes).toEqual({})
  })

  it('leaves nothing to save when the user takes the other value', () => {
    const settled = settleClash(clashed, { name: 'name', side: 'theirs' })
    expect(settled.value).toEqual(settled.stored)
    expect(settled.value).toMatchObject({ name: 'Mole' })
  })
})

describe('fields that are valid only together', () => {
  interface Network {
    ssid?: string
    password?: string
  }
  const rules = { together: [['ssid', 'password']] }
  const joining = (changes: Network): FollowedForm<Network> => ({
    ...unclashed<Network>({ ssid: 'Works' }),
    value: { ssid: 'Works', ...changes },
  })

  it('asks about joint fields where one changed here and another elsewhere', () => {
    const form = joining({ password: 'of Works' })
    expect(followForm<Network>(form, { ssid: 'Harbour' }, rules)).toMatchObject({
      value: { ssid: 'Works', password: 'of Works' },
      clashes: { ssid: 'Harbour' },
    })
    expect(followForm<Network>(joining({}), { ssid: 'Harbour' }, rules).clashes).toEqual({})
  })

  it('takes or keeps joint fields together', () => {
    const form = joining({ ssid: 'Quay', password: 'of Quay' })
    const clashed = followForm<Network>(form, { ssid: 'Harbour' }, rules)
    const settle = (side: 'mine' | 'theirs') => settleClash(clashed, { name: 'ssid', side }, rules)
    expect(settle('theirs').value).toEqual({ ssid: 'Harbour' })
    expect(settle('mine').value).toEqual({ ssid: 'Quay', password: 'of Quay' })
  })

  it('settles joint fields at once where all of them conflict', () => {
    const form = joining({ ssid: 'Quay', password: 'of Quay' })
    const next = { ssid: 'Harbour', password: 'of Harbour' }
    const clashed = followForm<Network>(form, next, rules)
    expect(Object.keys(clashed.clashes)).toEqual(['ssid', 'password'])
    const settle = (side: 'mine' | 'theirs') =>
      settleClash(clashed, { name: 'password', side }, rules)
    expect(settle('theirs')).toMatchObject({ value: next, stored: next, clashes: {} })
    expect(settle('mine')).toMatchObject({ value: form.value, stored: next, clashes: {} })
  })
})
