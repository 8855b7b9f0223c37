import { describe, expect, it } from 'vitest'
import type { Command } from './command.ts'
import { createCommandRegistry } from './commandRegistry.ts'

const command = (id: string, changes: Partial<Command> = {}): Command => ({
  id,
  title: id,
  run: () => undefined,
  ...changes,
})
const idsOf = (commands: readonly Command[]) => commands.map(({ id }) => id)

describe('commands', () => {
  it('lists the commands of all contributors, until they leave', () => {
    const registry = createCommandRegistry()
    const [shell, screen] = [{}, {}]
    registry.put(shell, [command('home')])
    registry.put(screen, [command('undo'), command('redo')])
    expect(idsOf(registry.getCommands())).toEqual(['home', 'undo', 'redo'])
    registry.remove(screen)
    expect(idsOf(registry.getCommands())).toEqual(['home'])
  })

  it('offers and runs no command while it is disabled', () => {
    const registry = createCommandRegistry()
    let runs = 0
    const source = {}
    const undo = (isEnabled: boolean) => command('undo', { isEnabled, run: () => (runs += 1) })
    registry.put(source, [undo(false)])
    registry.run('undo')
    expect(registry.getCommands()).toEqual([])
    registry.put(source, [undo(true)])
    registry.run('undo')
    expect(runs).toBe(1)
  })

  it('tells nobody when only the run of a command changed, and runs the newest', () => {
    const registry = createCommandRegistry()
    const source = {}
    const ran: string[] = []
    let reported = 0
    registry.put(source, [command('save', { run: () => ran.push('old') })])
    registry.subscribe(() => (reported += 1))
    const before = registry.getCommands()
    registry.put(source, [command('save', { run: () => ran.push('new') })])
    registry.run('save')
    expect(reported).toBe(0)
    expect(registry.getCommands()).toBe(before)
    expect(ran).toEqual(['new'])
    registry.put(source, [command('save', { title: 'Guardar' })])
    expect(reported).toBe(1)
  })

  it('prefers the latest command of an id', () => {
    const registry = createCommandRegistry()
    const screen = {}
    registry.put({}, [command('search', { title: 'Search everything' })])
    registry.put(screen, [command('search', { title: 'Search devices' })])
    expect(registry.getCommands().map(({ title }) => title)).toEqual(['Search devices'])
    registry.remove(screen)
    expect(registry.getCommands().map(({ title }) => title)).toEqual(['Search everything'])
  })
})
