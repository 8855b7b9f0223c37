import type { Grade, NodeStatus } from '@airshed/kit'
import { describe, expect, it } from 'vitest'
import { PIN_STATES, pinState, type PinState } from './pinState.ts'

const grade = (id: string): Grade => ({ id, name: id, color: '#000000', letter: 'X' })
const five = { grades: ['a', 'b', 'c', 'd', 'e'].map(grade) }

describe('the state of a pin', () => {
  it.each<[NodeStatus, PinState]>([
    ['online', 'online'],
    ['excellent', 'online'],
    ['good', 'online'],
    ['satisfactory', 'online'],
    ['moderate', 'moderate'],
    ['poor', 'poor'],
    ['veryPoor', 'poor'],
    ['deactivated', 'deactivated'],
    ['offline', 'offline'],
    ['hibernated', 'hibernated'],
    ['inventory', 'inventory'],
    ['error', 'error'],
    ['leased', 'leased'],
    ['shared', 'shared'],
    ['activated', 'activated'],
  ])('a device that is %s looks %s', (status, expected) => {
    expect(pinState(status, null, undefined)).toBe(expected)
    expect(PIN_STATES).toContain(expected)
  })

  it.each<[string, PinState]>([
    ['good', 'online'],
    ['fair', 'online'],
    ['moderate', 'moderate'],
    ['unhealthy_sensitive', 'moderate'],
    ['very_poor', 'poor'],
    ['hazardous', 'poor'],
    ['a', 'online'],
    ['c', 'moderate'],
    ['e', 'poor'],
  ])('a device whose air is %s looks %s', (id, expected) => {
    expect(pinState('online', grade(id), five)).toBe(expected)
  })

  it('shows a silent device as offline, whatever its air was', () => {
    expect(pinState('offline', grade('poor'), five)).toBe('offline')
  })
})
