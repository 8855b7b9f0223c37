import { describe, expect, it } from 'vitest'
import { scriptState, type ScriptFacts } from './scriptState.ts'

const facts = (some: Partial<ScriptFacts>): ScriptFacts => ({
  digest: 'new',
  isDeleted: false,
  reportedDigest: 'old',
  refusedDigest: null,
  ...some,
})

describe('a script file', () => {
  it.each<[string, Partial<ScriptFacts>, string]>([
    ['waits while the device has an older text', {}, 'waiting'],
    ['waits while the device has none', { reportedDigest: null }, 'waiting'],
    ['is applied once the device has it', { reportedDigest: 'new' }, 'applied'],
    ['is refused with its own text', { refusedDigest: 'new' }, 'refused'],
    ['waits again once another text was saved', { refusedDigest: 'other' }, 'waiting'],
    [
      'that was refused once is applied when the device has it',
      { refusedDigest: 'new', reportedDigest: 'new' },
      'applied',
    ],
    ['that was deleted waits while the device has it', { isDeleted: true }, 'waiting'],
    [
      'that was deleted waits even with the very same text',
      { isDeleted: true, reportedDigest: 'new', refusedDigest: 'new' },
      'waiting',
    ],
    [
      'that was deleted is done once the device has it no longer',
      { isDeleted: true, reportedDigest: null },
      'applied',
    ],
  ])('a script file %s', (_, some, state) => {
    expect(scriptState(facts(some))).toBe(state)
  })
})
