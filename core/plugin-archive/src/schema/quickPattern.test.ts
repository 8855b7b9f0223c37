import { describe, expect, it } from 'vitest'
import { isQuickPattern } from './quickPattern.ts'

describe('a pattern that no text makes slow', () => {
  it.each([
    ['^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$'],
    ['^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$'],
    ['^[A-Z][A-Za-z0-9]*$'],
    ['^#[0-9a-fA-F]{6}$'],
    ['^\\d{1,3}(\\.\\d+)?$'],
    ['^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2})?$'],
    ['^[^\\s@]+@[^\\s@]+$'],
    ['^(?:north|south|east|west)$'],
    ['^(?:ab)*c$'],
    ['^ +[^ ]'],
    ['\\S'],
    ['^\\p{L}+$'],
    ['^.*$'],
    ['^a?a?b$'],
    ['^\\\\+\\u{1F600}$'],
    ['^[a-z]+(-[a-z]+)*$'],
    ['^(-[0-9A-Za-z.-]+)?$'],
    [''],
  ])('accepts the pattern %s', (pattern) => {
    expect(isQuickPattern(pattern, 300)).toBe(true)
  })
})

describe('a pattern that is refused', () => {
  it.each([
    ['repeats what repeats', '^(a+)+$'],
    ['has two ways to repeat', '^(a|a)*$'],
    ['has two ways to repeat, of two lengths', '^(a|aa)+$'],
    ['has ranges that meet', '^([a-m]|[m-z])*$'],
    ['has ranges that meet beyond ASCII', '^([\\u{400}-\\u{420}]|[\\u{420}-\\u{440}])*$'],
    ['ends one repetition where the next begins', '^\\d*\\d*$'],
    ['ends a repetition at what it takes', '^\\S+@\\S+$'],
    ['begins anywhere', '\\d+x'],
    ['begins anywhere in one of its options', '^a|\\d+x'],
    ['leaves much out', `^${'a?'.repeat(20)}${'a'.repeat(20)}$`],
    ['chooses the same many times', `^${'(a|a)'.repeat(20)}$`],
    ['chooses nothing many times', `^${'(a|)'.repeat(20)}${'a'.repeat(20)}$`],
    ['repeats a choice up to a bound', '^(a|ab|b){30}$'],
    ['takes properties after each other', '^\\p{L}*\\p{Script=Greek}*$'],
    ['has groups in groups in groups', `^${'('.repeat(60)}a${'){2}'.repeat(60)}$`],
    ['looks ahead', '^(?=a)a$'],
    ['looks back', '(?<!a)b'],
    ['refers to a group', '^(a*)b\\1$'],
    ['is longer than it may be', `^${'a'.repeat(300)}$`],
    ['is no pattern', '('],
    ['is no pattern of Unicode', '^\\-$'],
  ])('refuses a pattern that %s', (_, pattern) => {
    expect(isQuickPattern(pattern, 300)).toBe(false)
  })
})
