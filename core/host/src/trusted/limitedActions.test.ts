import type { WidgetActions } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { ACTIONS_PER_SECOND, limitedActions } from './limitedActions.ts'

/** The actions of a page, and what reached it. */
function page(options: { isUsed?: boolean } = {}) {
  const done: string[] = []
  let floods = 0
  const clock = { nowMs: 0 }
  const actions: WidgetActions = {
    setViewState: () => done.push('view'),
    navigate: () => done.push('navigate'),
    href: () => '/somewhere',
    setRange: () => done.push('range'),
    resetRange: () => done.push('reset'),
    hoverTime: { get: () => 5, set: () => done.push('hover'), subscribe: () => () => undefined },
  }
  const limited = limitedActions(
    actions,
    () => clock.nowMs,
    () => options.isUsed ?? true,
    () => (floods += 1),
  )
  return { limited, actions, done, clock, floods: () => floods }
}

describe('the actions of a trusted widget', () => {
  it('performs the action of a trusted widget', () => {
    const { limited, done } = page()
    limited.setViewState({})
    limited.navigate?.({ to: 'home' } as never)
    limited.setRange?.({ from: 0, to: 1 })
    limited.resetRange?.()
    limited.hoverTime?.set(1)
    expect(done).toEqual(['view', 'navigate', 'range', 'reset', 'hover'])
    expect([limited.hoverTime?.get(), limited.href?.({} as never)]).toEqual([5, '/somewhere'])
  })

  it('navigates nowhere without a click', () => {
    const { limited, done } = page({ isUsed: false })
    limited.navigate?.({ to: 'home' } as never)
    limited.setRange?.({ from: 0, to: 1 })
    expect(done).toEqual(['range'])
  })

  it('limits actions per second, and reports a flood once', () => {
    const { limited, done, clock, floods } = page()
    for (let call = 0; call < ACTIONS_PER_SECOND; call += 1) limited.hoverTime?.set(call)
    expect(floods()).toBe(0)
    for (let call = 0; call < 500; call += 1) limited.setViewState({})
    expect(done).toHaveLength(ACTIONS_PER_SECOND)
    expect(floods()).toBe(1)
    clock.nowMs = 999
    limited.resetRange?.()
    expect(done).toHaveLength(ACTIONS_PER_SECOND)
    clock.nowMs = 1000
    limited.resetRange?.()
    expect(done.at(-1)).toBe('reset')
  })

  it('offers only the actions that the page offers', () => {
    const { actions } = page()
    const { setViewState } = actions
    const limited = limitedActions(
      { setViewState },
      () => 0,
      () => true,
      () => undefined,
    )
    expect(Object.keys(limited)).toEqual(['setViewState'])
  })
})
