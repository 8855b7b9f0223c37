import { describe, expect, it } from 'vitest'
import { createScaleShare, scaleKey } from './scaleShare.ts'

const dust = scaleKey('132:5', 'µg/m³')
const spans = (minimum: number, maximum: number, key = dust) =>
  new Map([[key, [minimum, maximum] as const]])

describe('charts that share the scale of a parameter', () => {
  it('gives a scale that covers the values of all charts', () => {
    const share = createScaleShare()
    share.give('quay', spans(4, 12))
    share.give('roof', spans(2, 9))
    expect(share.spanOf(dust)).toEqual([2, 12])
  })

  it('tells charts of a changed scale, and of nothing else', () => {
    const share = createScaleShare()
    let heard = 0
    const stop = share.subscribe(() => {
      heard += 1
    })
    share.give('quay', spans(4, 12))
    share.give('roof', spans(5, 11))
    share.give('roof', spans(6, 10))
    expect(heard).toBe(1)
    share.give('roof', spans(6, 40))
    expect([heard, share.version(), share.spanOf(dust)]).toEqual([2, 2, [4, 40]])
    stop()
    share.give('roof', spans(6, 50))
    expect(heard).toBe(2)
  })

  it('forgets a chart that is gone', () => {
    const share = createScaleShare()
    share.give('quay', spans(4, 12))
    share.give('roof', spans(0, 90))
    share.give('roof', new Map())
    expect(share.spanOf(dust)).toEqual([4, 12])
    share.give('quay', new Map())
    expect(share.spanOf(dust)).toBeNull()
  })

  it('never mixes units on one scale', () => {
    const share = createScaleShare()
    share.give('quay', spans(4, 12))
    share.give('roof', spans(0, 90, scaleKey('132:5', 'mg/m³')))
    expect(share.spanOf(dust)).toEqual([4, 12])
  })
})
