import { describe, expect, it } from 'vitest'
import { alertPage } from './alertPage.ts'

describe('the page of alerts', () => {
  it.each<[string, Record<string, unknown>, { page: number; size: number }]>([
    ['holds the first ten', {}, { page: 0, size: 10 }],
    ['was chosen', { page: 2, size: 5 }, { page: 2, size: 5 }],
    ['has one of the offered sizes', { page: 1, size: 1000 }, { page: 1, size: 10 }],
    ['is never before the first', { page: -1, size: 15 }, { page: 0, size: 15 }],
    ['is the first when the stored choice is invalid', { page: '2' }, { page: 0, size: 10 }],
  ])('shows a page of alerts that %s', (_, viewState, expected) => {
    expect(alertPage(viewState)).toEqual(expected)
  })
})
