/** What is logged to the console while a story is drawn. */
export interface ConsoleWatch {
  /** Errors and warnings so far. */
  problems(): string[]
  stop(): void
}

/** Fills a message's placeholders as the console does. */
function written([first, ...rest]: readonly unknown[]): string {
  const parts = rest.map(String)
  const text = String(first ?? '').replace(/%[sdifoO]/g, () => parts.shift() ?? '')
  return [text, ...parts].join(' ').slice(0, 400)
}

/** Collects errors and warnings until stopped. */
export function watchConsole(): ConsoleWatch {
  const found: string[] = []
  const { error, warn } = console
  console.error = (...parts: unknown[]) => void found.push(`console error: ${written(parts)}`)
  console.warn = (...parts: unknown[]) => void found.push(`console warning: ${written(parts)}`)
  return {
    problems: () => [...found],
    stop: () => void Object.assign(console, { error, warn }),
  }
}
