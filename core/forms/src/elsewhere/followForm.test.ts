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

describe('a form that somebody else changes while it is open', () => {
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
  ])('%s', (_, mine, theirs, value, clashes, taken) => {
    const followed = followForm(open(mine), { ...STORED, ...theirs })
    expect(followed.value).toEqual({ ...STORED, ...value })
    expect(followed.clashes).toEqual(clashes)
    expect(followed.taken).toEqual(taken)
  })

  it('loses a field that was cleared elsewhere', () => {
    const followed = followForm(open(), { name: 'Quay', hours: { 9: 50 } })
    expect(followed.value).toEqual({ name: 'Quay', hours: { 9: 50 } })
  })

  it('begins with what is stored of a field that it did not have', () => {
    const { interval: _, ...unknown } = STORED
    const form: FollowedForm<General> = { ...unclashed<General>(unknown), value: unknown }
    const followed = followForm(form, STORED)
    expect(followed).toMatchObject({ value: STORED, clashes: {}, taken: ['interval'] })
    const entered = followForm({ ...form, value: { ...unknown, interval: '30000' } }, STORED)
    expect(entered.clashes).toEqual({ interval: '60000' })
  })

  it('is the same object where nothing is new', () => {
    const form = open({ name: 'Pier' })
    expect(followForm(form, STORED)).toBe(form)
  })

  it('asks about the newest value where it is changed twice', () => {
    const once = followForm(open({ name: 'Pier' }), { ...STORED, name: 'Mole' })
    const twice = followForm(once, { ...STORED, name: 'Dock' })
    expect(twice.clashes).toEqual({ name: 'Dock' })
    expect(followForm(twice, STORED).clashes).toEqual({})
  })
})

describe('a field that can be written in several ways', () => {
  const meansSame: MeansSame = (name, one, other) =>
    name === 'name' && String(one).trim() === String(other).trim()
  const follow = (mine: string, theirs: string) =>
    followForm(open({ name: mine }), { ...STORED, name: theirs }, { meansSame })

  it('is not changed by writing it otherwise', () => {
    expect(follow(' Quay', 'Pier')).toMatchObject({ value: { name: 'Pier' }, clashes: {} })
    expect(follow('Pier', 'Quay ')).toMatchObject({ value: { name: 'Pier' }, clashes: {} })
    expect(follow('Pier', 'Pier ')).toMatchObject({ value: { name: 'Pier' }, clashes: {} })
  })

  it('is shown as it is stored, which is no change of somebody else', () => {
    expect(follow('Quay', 'Quay ')).toMatchObject({ value: { name: 'Quay ' }, taken: [] })
  })

  it('still clashes where it means something else', () => {
    expect(follow('Pier', 'Mole').clashes).toEqual({ name: 'Mole' })
  })
})

describe('a user who has to choose', () => {
  const clashed = followForm(open({ name: 'Pier' }), { ...STORED, name: 'Mole' })

  it('saves their own value over the other', () => {
    const settled = settleClash(clashed, { name: 'name', side: 'mine' })
    expect(settled).toMatchObject({
      clashes: {},
      value: { name: 'Pier' },
      stored: { name: 'Mole' },
    })
    expect(followForm(settled, { ...STORED, name: 'Mole' }).clashes).toEqual({})
  })

  it('or has nothing left to save', () => {
    const settled = settleClash(clashed, { name: 'name', side: 'theirs' })
    expect(settled.value).toEqual(settled.stored)
    expect(settled.value).toMatchObject({ name: 'Mole' })
  })
})

describe('fields that mean something only together', () => {
  interface Network {
    ssid?: string
    password?: string
  }
  const rules = { together: [['ssid', 'password']] }
  const joining = (changes: Network): FollowedForm<Network> => ({
    ...unclashed<Network>({ ssid: 'Works' }),
    value: { ssid: 'Works', ...changes },
  })

  it('are asked about if one was changed here and another one elsewhere', () => {
    const form = joining({ password: 'of Works' })
    expect(followForm<Network>(form, { ssid: 'Harbour' }, rules)).toMatchObject({
      value: { ssid: 'Works', password: 'of Works' },
      clashes: { ssid: 'Harbour' },
    })
    expect(followForm<Network>(joining({}), { ssid: 'Harbour' }, rules).clashes).toEqual({})
  })

  it('are taken together, and kept together', () => {
    const form = joining({ ssid: 'Quay', password: 'of Quay' })
    const clashed = followForm<Network>(form, { ssid: 'Harbour' }, rules)
    const settle = (side: 'mine' | 'theirs') => settleClash(clashed, { name: 'ssid', side }, rules)
    expect(settle('theirs').value).toEqual({ ssid: 'Harbour' })
    expect(settle('mine').value).toEqual({ ssid: 'Quay', password: 'of Quay' })
  })

  it('are settled at once where both of them clash', () => {
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
