import { describe, expect, it } from 'vitest'
import { alertPage } from './alertPage.ts'

describe('the page of alerts', () => {
  it.each<[string, Record<string, unknown>, { page: number; size: number }]>([
    ['is the first ten', {}, { page: 0, size: 10 }],
    ['is what was chosen', { page: 2, size: 5 }, { page: 2, size: 5 }],
    ['has no other size than those offered', { page: 1, size: 1000 }, { page: 1, size: 10 }],
    ['is never before the first', { page: -1, size: 15 }, { page: 0, size: 15 }],
    ['is the first where the choice is not readable', { page: '2' }, { page: 0, size: 10 }],
  ])('%s', (_, viewState, expected) => {
    expect(alertPage(viewState)).toEqual(expected)
  })
})
