import { expect, it } from 'vitest'
import { Memory } from './memory.ts'

const newList = () => [] as string[]
const greeting = (name: string) => ({ text: `Hello ${name}` })

it('a server remembers what was made once', () => {
  const memory = new Memory()
  memory.of(newList).push('city')
  expect(memory.of(newList)).toEqual(['city'])
  expect(memory.of(greeting, 'Ann')).toBe(memory.of(greeting, 'Bob'))
  expect(memory.of(greeting, 'Bob').text).toBe('Hello Ann')
})

it('another server has a memory of its own', () => {
  new Memory().of(newList).push('city')
  expect(new Memory().of(newList)).toEqual([])
})

it('an undefined value is made once as well', () => {
  let made = 0
  const make = () => void (made += 1)
  const memory = new Memory()
  memory.of(make)
  memory.of(make)
  expect(made).toBe(1)
})
