import { describe, expect, it } from 'vitest'
import { askedMore } from './askedMore.ts'

const before = { data: ['measurements'], permissions: ['read_devices'], capabilities: [] }
const after = {
  data: ['measurements', 'alerts'],
  permissions: ['read_devices'],
  capabilities: ['navigate'],
}

describe('a newer version', () => {
  it('is told apart by what it asks for beyond the one in use', () => {
    expect(askedMore(before, after)).toEqual({
      data: ['alerts'],
      permissions: [],
      capabilities: ['navigate'],
    })
  })

  it('asks for nothing new where it asks for less, or where nothing is in use', () => {
    const nothing = { data: [], permissions: [], capabilities: [] }
    expect(askedMore(after, before)).toEqual(nothing)
    expect(askedMore(undefined, after)).toEqual(nothing)
  })
})
