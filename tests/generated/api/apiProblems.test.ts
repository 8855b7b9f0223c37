import { describe, expect, it } from 'vitest'
import { apiLine, apiProblems } from './apiProblems.ts'

const KEPT = '@airshed/kit function useData'

describe('changes of exported names', () => {
  it('allows a new name', () => {
    expect(apiProblems([KEPT], [KEPT, '@airshed/kit const HOUR_MS'], '0.3.0')).toEqual([])
  })

  it('allows a name to become deprecated', () => {
    expect(apiProblems([KEPT], [`${KEPT} deprecated 0.3`], '0.3.0')).toEqual([])
  })

  it('refuses the removal of a name that was not deprecated', () => {
    expect(apiProblems([KEPT], [], '0.3.0')).toEqual([
      'core/kit/api.txt: expected @airshed/kit to export useData (function), got nothing. ' +
        'Export it again, and mark it "@deprecated 0.3 <what to use instead>": a name stays two minor versions',
    ])
  })

  it.each(['0.3.0', '0.4.9'])('keeps a deprecated name for two minor versions: %s', (version) => {
    expect(apiProblems([`${KEPT} deprecated 0.3`], [], version)).toEqual([
      expect.stringContaining('it is deprecated since 0.3, and stays two minor versions'),
    ])
  })

  it.each(['0.5.0', '0.12.0', '1.0.0'])(
    'allows the removal of a deprecated name after two minor versions: %s',
    (version) => {
      expect(apiProblems([`${KEPT} deprecated 0.3`], [], version)).toEqual([])
    },
  )

  it('refuses a name that changes its kind', () => {
    expect(apiProblems([KEPT], ['@airshed/kit type useData'], '0.3.0')).toEqual([
      'core/kit/api.txt: expected @airshed/kit to export useData as function, got type. ' +
        'Keep the function, and give the type another name',
    ])
  })

  it('refuses a name that moves to another entry', () => {
    expect(apiProblems([KEPT], ['@airshed/kit/define function useData'], '0.3.0')).toHaveLength(1)
  })

  it('allows any name when the list is new', () => {
    expect(apiProblems([], [KEPT], '0.3.0')).toEqual([])
  })
})

it('a line states entry, kind and name, and since when the name is deprecated', () => {
  const name = {
    name: 'useData',
    kind: 'function',
    deprecatedSince: null,
    replacement: null,
    declaredIn: null,
    declaredAs: 'useData',
  } as const
  expect(apiLine('@airshed/kit', name)).toBe(KEPT)
  expect(apiLine('@airshed/kit', { ...name, deprecatedSince: '0.3', replacement: 'Use b.' })).toBe(
    `${KEPT} deprecated 0.3`,
  )
})
