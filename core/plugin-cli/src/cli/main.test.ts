import { expect, it } from 'vitest'
import { writtenIo } from '../testsupport/writtenIo.ts'
import { COMMANDS } from './commands.ts'
import { main } from './main.ts'

it.each([[[]], [['--help']], [['help']]])('lists every command for %j', async (words) => {
  const io = writtenIo('/')
  expect(await main(words, io)).toBe(0)
  for (const { name, about } of COMMANDS) {
    expect(io.printed.join('\n')).toMatch(new RegExp(`^  ${name} +${about.slice(0, 20)}`, 'm'))
  }
})

it('prints the options of a command without running it', async () => {
  const io = writtenIo('/')
  expect(await main(['create', '--help'], io)).toBe(0)
  expect(io.printed.join()).toContain('create [name] [--kind widget|screen|form]')
})

it('refuses an unknown command', async () => {
  const io = writtenIo('/')
  expect(await main(['destroy'], io)).toBe(2)
  expect(io.troubles.join()).toContain('There is no command destroy')
})

it.each(COMMANDS.map(({ name, load }) => [name, load] as const))(
  'finds a module for the command %s',
  async (_, load) => {
    expect(await load()).toHaveProperty('run')
  },
)
