import { ALERT_STATES, NODE_STATUSES } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { uiMessages } from '../messages/uiMessages.ts'
import { GRADE_LOOKS, GRADES, isGrade } from './grades.ts'
import { ICON_STATUSES, STATUS_LOOKS, STATUS_NAMES } from './statuses.ts'

describe('statuses', () => {
  it('gives each status an icon of its own', () => {
    const icons = ICON_STATUSES.map((status) => STATUS_LOOKS[status].Icon)
    expect(new Set(icons).size).toBe(ICON_STATUSES.length)
  })

  it.each([...NODE_STATUSES, ...ALERT_STATES])('statuses include %s of the schemas', (status) => {
    expect(STATUS_NAMES).toContain(status)
  })

  it.each(ICON_STATUSES)('the status %s has a word in both languages', (status) => {
    expect(uiMessages.en[`ui.status.${status}`]).toBeTruthy()
    expect(uiMessages.es[`ui.status.${status}`]).toBeTruthy()
  })
})

describe('the grades of air', () => {
  it('marks grades by their rank, best first, instead of by a letter', () => {
    expect(GRADES.map((grade) => GRADE_LOOKS[grade].letter)).toEqual([
      'I',
      'II',
      'III',
      'IV',
      'V',
      'VI',
    ])
  })

  it('tells grades from other words', () => {
    expect(isGrade('veryPoor')).toBe(true)
    expect(isGrade('online')).toBe(false)
  })
})
