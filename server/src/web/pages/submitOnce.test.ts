import { expect, it } from 'vitest'
import { SUBMIT_ONCE } from './submitOnce.ts'

/** A window that runs the script. Answers whether a form that is submitted now is sent. */
function windowWith(script: string) {
  const target = new EventTarget()
  new Function('addEventListener', script)(target.addEventListener.bind(target))
  return {
    isSent: () => target.dispatchEvent(new Event('submit', { cancelable: true })),
    comeBack: () => target.dispatchEvent(new Event('pageshow')),
  }
}

it('sends a form once, however often its button is clicked', () => {
  const { isSent } = windowWith(SUBMIT_ONCE)
  expect([isSent(), isSent(), isSent()]).toEqual([true, false, false])
})

it('allows another submission after a return to the page', () => {
  const { isSent, comeBack } = windowWith(SUBMIT_ONCE)
  isSent()
  comeBack()
  expect(isSent()).toBe(true)
})
