import { describe, expect, it } from 'vitest'
import { shownIds, toggleShown } from './shownSeries.ts'

const ids = ['a', 'b', 'c', 'd']

describe('the series that a chart draws', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['the first three until somebody chooses', {}, ['a', 'b', 'c']],
    ['what was chosen', { shown: ['d', 'a'] }, ['d', 'a']],
    ['nothing where all were switched off', { shown: [] }, []],
    ['no data point that is no longer in the settings', { shown: ['x', 'b'] }, ['b']],
    ['never more than three', { shown: ['d', 'c', 'b', 'a'] }, ['d', 'c', 'b']],
    ['the first three where the choice is not readable', { shown: 'a' }, ['a', 'b', 'c']],
  ])('a chart draws %s', (_, viewState, expected) => {
    expect(shownIds(ids, viewState)).toEqual(expected)
  })

  it.each([
    ['switches off what is on', ['a', 'b'], 'a', ['b']],
    ['switches on what is off', ['a'], 'b', ['a', 'b']],
    ['makes room for a fourth', ['a', 'b', 'c'], 'd', ['b', 'c', 'd']],
  ])('a click on a legend card %s', (_, shown, id, expected) => {
    expect(toggleShown(shown, id)).toEqual(expected)
  })
})
