import { describe, expect, it } from 'vitest'
import { askedMore } from './askedMore.ts'

const before = { data: ['measurements'], permissions: ['read_devices'], capabilities: [] }
const after = {
  data: ['measurements', 'alerts'],
  permissions: ['read_devices'],
  capabilities: ['navigate'],
}

describe('the requests of a newer version', () => {
  it('lists what a newer version requests beyond the one in use', () => {
    expect(askedMore(before, after)).toEqual({
      data: ['alerts'],
      permissions: [],
      capabilities: ['navigate'],
    })
  })

  it('finds no new requests in a version that asks for less, or when none is in use', () => {
    const nothing = { data: [], permissions: [], capabilities: [] }
    expect(askedMore(after, before)).toEqual(nothing)
    expect(askedMore(undefined, after)).toEqual(nothing)
  })
})
