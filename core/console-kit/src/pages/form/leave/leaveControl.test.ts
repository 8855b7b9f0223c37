import { describe, expect, it } from 'vitest'
import { createLeaveControl, type Leaving } from './leaveControl.ts'

function page() {
  const control = createLeaveControl()
  const done: string[] = []
  const go = (where: string) => () => void done.push(where)
  /** A form with changes, and the question that it shows. */
  const form = () => {
    let shown: Leaving | null = null
    const end = control.hold((leaving) => (shown = leaving))
    return { end, question: () => shown }
  }
  return { control, done, go, form }
}

describe('leaving a page', () => {
  it('leaves at once where nothing would be lost', () => {
    const { control, done, go } = page()
    control.leave(go('alerts'))
    expect(control.isHeld()).toBe(false)
    expect(done).toEqual(['alerts'])
  })

  it('leaves at once on a link that takes along what was typed', () => {
    const { control, done, go, form } = page()
    const { question } = form()
    control.leaveUnasked(() => control.leave(go('organizations/new')))
    expect(question()).toBeNull()
    expect(done).toEqual(['organizations/new'])
    control.leave(go('alerts'))
    expect(question()).not.toBeNull()
  })

  it('asks before leaving, and asks again the next time after a stay', () => {
    const { control, done, go, form } = page()
    const { question } = form()
    control.leave(go('alerts'))
    question()?.stay()
    expect(question()).toBeNull()
    control.leave(go('devices'))
    question()?.proceed()
    expect(question()).toBeNull()
    expect(done).toEqual(['devices'])
  })

  it('asks once, however many forms have changes', () => {
    const { control, done, go, form } = page()
    const forms = [form(), form()]
    control.leave(go('alerts'))
    expect(forms.filter(({ question }) => question() !== null)).toHaveLength(1)
    forms[0]?.question()?.proceed()
    expect(forms.filter(({ question }) => question() !== null)).toHaveLength(0)
    expect(done).toEqual(['alerts'])
  })

  it('leads to the page that the user asked for last', () => {
    const { control, done, go, form } = page()
    const { question } = form()
    control.leave(go('alerts'))
    control.leave(go('devices'))
    question()?.proceed()
    expect(done).toEqual(['devices'])
  })

  it('leaves by itself when the last form is saved meanwhile', () => {
    const { control, done, go, form } = page()
    const [first, second] = [form(), form()]
    control.leave(go('alerts'))
    first.end()
    expect(first.question()).toBeNull()
    expect(second.question()).not.toBeNull()
    expect(done).toEqual([])
    second.end()
    expect(done).toEqual(['alerts'])
  })

  it('releases the page when an unasked form closes', () => {
    const { control, done, form } = page()
    form().end()
    expect(control.isHeld()).toBe(false)
    expect(done).toEqual([])
  })

  it('asks no second question once the user agreed to leave', () => {
    const { control, done, go, form } = page()
    const { question } = form()
    control.leave(() => control.leave(go('devices')))
    question()?.proceed()
    expect(question()).toBeNull()
    expect(done).toEqual(['devices'])
  })

  it('counts as left for good only once the user agrees to it', () => {
    const { control, go, form } = page()
    const { question } = form()
    control.leave(go('sign out'), true)
    question()?.stay()
    expect(control.isLeftForGood()).toBe(false)
    control.leave(go('alerts'))
    question()?.proceed()
    expect(control.isLeftForGood()).toBe(false)
    control.leave(go('sign out'), true)
    question()?.proceed()
    expect(control.isLeftForGood()).toBe(true)
  })
})
