import type { Command } from './command.ts'

/** Every command of the page, from all of its sources. */
export interface CommandRegistry {
  /**
   * Sets the commands of one source, replacing its earlier ones.
   *
   * @param source any value that stays the same as long as the source exists
   */
  put(source: object, commands: readonly Command[]): void
  /** Removes the commands of a source. */
  remove(source: object): void
  /** The enabled commands; the same array until a visible property of one of them changes. */
  getCommands(): readonly Command[]
  /** Runs the newest command with that id; does nothing if there is none. */
  run(id: string): void
  /** @returns the function that ends the subscription */
  subscribe(listener: () => void): () => void
}

const FIELDS = ['id', 'title', 'group', 'icon', 'keys', 'keywords', 'isEnabled'] as const

/** Whether two lists look the same: their functions may differ, as closures do on each render. */
const looksSame = (before: readonly Command[], after: readonly Command[]): boolean =>
  before.length === after.length &&
  before.every((command, index) => {
    const other = after[index]!
    return (
      FIELDS.every((field) => command[field] === other[field]) &&
      String(command.worksIn) === String(other.worksIn)
    )
  })

/** An empty registry; the app keeps one for as long as a user is signed in. */
export function createCommandRegistry(): CommandRegistry {
  const sources = new Map<object, readonly Command[]>()
  const listeners = new Set<() => void>()
  let newest: ReadonlyMap<string, Command> = new Map()
  let shown: readonly Command[] = []

  const collect = (): void => {
    newest = new Map([...sources.values()].flat().map((command) => [command.id, command]))
  }
  const publish = (): void => {
    collect()
    shown = [...newest.values()].filter(({ isEnabled }) => isEnabled !== false)
    for (const listener of listeners) listener()
  }

  return {
    put(source, commands) {
      const before = sources.get(source)
      sources.set(source, commands)
      if (before !== undefined && looksSame(before, commands)) collect()
      else publish()
    },
    remove(source) {
      if (sources.delete(source)) publish()
    },
    getCommands: () => shown,
    run(id) {
      const command = newest.get(id)
      if (command !== undefined && command.isEnabled !== false) command.run()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
