import { describe, expect, it } from 'vitest'
import { apiLine, apiProblems } from './apiProblems.ts'

const KEPT = '@airshed/kit function useData'

describe('the names that authors get', () => {
  it('may grow', () => {
    expect(apiProblems([KEPT], [KEPT, '@airshed/kit const HOUR_MS'], '0.3.0')).toEqual([])
  })

  it('may become deprecated', () => {
    expect(apiProblems([KEPT], [`${KEPT} deprecated 0.3`], '0.3.0')).toEqual([])
  })

  it('lose none without notice', () => {
    expect(apiProblems([KEPT], [], '0.3.0')).toEqual([
      'core/kit/api.txt: expected @airshed/kit to export useData (function), got nothing. ' +
        'Export it again, and mark it "@deprecated 0.3 <what to use instead>": a name stays two minor versions',
    ])
  })

  it.each(['0.3.0', '0.4.9'])('keep a deprecated one for two minor versions: %s', (version) => {
    expect(apiProblems([`${KEPT} deprecated 0.3`], [], version)).toEqual([
      expect.stringContaining('it is deprecated since 0.3, and stays two minor versions'),
    ])
  })

  it.each(['0.5.0', '0.12.0', '1.0.0'])('may lose it then: %s', (version) => {
    expect(apiProblems([`${KEPT} deprecated 0.3`], [], version)).toEqual([])
  })

  it('stand for the same as before', () => {
    expect(apiProblems([KEPT], ['@airshed/kit type useData'], '0.3.0')).toEqual([
      'core/kit/api.txt: expected @airshed/kit to export useData as function, got type. ' +
        'Keep the function, and give the type another name',
    ])
  })

  it('belong to their entry', () => {
    expect(apiProblems([KEPT], ['@airshed/kit/define function useData'], '0.3.0')).toHaveLength(1)
  })

  it('may all be new', () => {
    expect(apiProblems([], [KEPT], '0.3.0')).toEqual([])
  })
})

it('a line says where, what and how long', () => {
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
