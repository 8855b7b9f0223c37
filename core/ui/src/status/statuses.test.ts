import { ALERT_STATES, NODE_STATUSES } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { uiMessages } from '../messages/uiMessages.ts'
import { GRADE_LOOKS, GRADES, isGrade } from './grades.ts'
import { ICON_STATUSES, STATUS_LOOKS, STATUS_NAMES } from './statuses.ts'

describe('statuses', () => {
  it('have an icon that no other one has', () => {
    const icons = ICON_STATUSES.map((status) => STATUS_LOOKS[status].Icon)
    expect(new Set(icons).size).toBe(ICON_STATUSES.length)
  })

  it.each([...NODE_STATUSES, ...ALERT_STATES])('include %s of the schemas', (status) => {
    expect(STATUS_NAMES).toContain(status)
  })

  it.each(ICON_STATUSES)('%s has a word in both languages', (status) => {
    expect(uiMessages.en[`ui.status.${status}`]).toBeTruthy()
    expect(uiMessages.es[`ui.status.${status}`]).toBeTruthy()
  })
})

describe('grades', () => {
  it('are marked by their place, best first, not by a letter', () => {
    expect(GRADES.map((grade) => GRADE_LOOKS[grade].letter)).toEqual([
      'I',
      'II',
      'III',
      'IV',
      'V',
      'VI',
    ])
  })

  it('are told from other words', () => {
    expect(isGrade('veryPoor')).toBe(true)
    expect(isGrade('online')).toBe(false)
  })
})
