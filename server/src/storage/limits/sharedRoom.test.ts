import { expect, it } from 'vitest'
import { SharedRoom } from './sharedRoom.ts'

it('one holder gets a share, and the rest is for others', () => {
  const room = new SharedRoom(100, 40)
  expect(room.take('ana', 30)).toBe(true)
  expect(room.take('ana', 11)).toBe(false)
  expect(room.take('ana', 10)).toBe(true)
  expect(room.take('ben', 40)).toBe(true)
  expect(room.take('cleo', 21)).toBe(false)
  expect(room.take('cleo', 20)).toBe(true)
})

it('returned room can be taken again', () => {
  const room = new SharedRoom(40, 40)
  room.take('ana', 40)
  expect(room.take('ben', 1)).toBe(false)
  room.giveBack('ana', 40)
  expect(room.heldBy('ana')).toBe(0)
  expect(room.take('ben', 40)).toBe(true)
})
