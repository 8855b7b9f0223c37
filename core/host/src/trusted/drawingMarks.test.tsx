import { describe, expect, it } from 'vitest'
import type { Keeper } from '@airshed/kit/provider'
import { drawingMarks, forgetInterruption, wasInterrupted } from './drawingMarks.ts'

function keeper(kept: Record<string, string> = {}): Keeper & { all: () => Record<string, string> } {
  const all = new Map(Object.entries(kept))
  return {
    all: () => Object.fromEntries(all),
    get: (key) => all.get(key) ?? null,
    set: (key, value) => void (value === null ? all.delete(key) : all.set(key, value)),
  }
}

describe('the mark that a plugin is being drawn', () => {
  it('sets the mark while a plugin is drawn, and removes it afterwards', () => {
    const own = keeper()
    const marks = drawingMarks(own, 'acme.gauge', '1.0.0')
    marks.set()
    expect(own.all()).toEqual({ 'drawing.acme.gauge': '1.0.0' })
    marks.clear()
    expect(own.all()).toEqual({})
  })

  it('removes the mark with a page that ends in order', () => {
    const own = keeper()
    drawingMarks(own, 'acme.clock', '1.0.0').set()
    drawingMarks(own, 'acme.map', '1.0.0').set()
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(own.all()).toEqual({})
  })

  it('a mark left by the last page stops that version on every card of this page', () => {
    const own = keeper({ 'drawing.acme.hang': '1.0.0' })
    expect(wasInterrupted(own, 'acme.hang', '1.0.0')).toBe(true)
    // It is read once: a page that goes well leaves none.
    expect(own.all()).toEqual({})
    drawingMarks(own, 'acme.hang', '1.0.0').set()
    expect(wasInterrupted(own, 'acme.hang', '1.0.0')).toBe(true)
  })

  it('affects no other version, and nothing once a user retries', () => {
    const own = keeper({ 'drawing.acme.old': '1.0.0', 'drawing.acme.again': '1.0.0' })
    expect(wasInterrupted(own, 'acme.old', '1.0.1')).toBe(false)
    expect(wasInterrupted(own, 'acme.again', '1.0.0')).toBe(true)
    forgetInterruption('acme.again')
    expect(wasInterrupted(own, 'acme.again', '1.0.0')).toBe(false)
  })
})
