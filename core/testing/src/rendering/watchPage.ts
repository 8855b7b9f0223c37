// oxlint-disable no-console -- this file watches what a plugin writes to the console
/** Watches for things that a page must not do while a plugin is rendered. */
export interface PageWatch {
  /** Console errors and own requests so far. */
  problems(): string[]
  stop(): void
}

/** Fills the placeholders of a console message as the console does. */
function written(parts: readonly unknown[]): string {
  const [first, ...rest] = parts.map(String)
  const text = (first ?? '').replace(/%[sdifoO]/g, () => rest.shift() ?? '')
  return [text, ...rest].join(' ').split('\n')[0]?.slice(0, 300) ?? ''
}

/** Listens to the console and to requests until it is stopped. */
export function watchPage(): PageWatch {
  const found: string[] = []
  const { error } = console
  const { fetch } = globalThis
  console.error = (...parts: unknown[]) => void found.push(`console error: ${written(parts)}`)
  globalThis.fetch = (input, init) => {
    found.push(`expected no request of its own, got one to ${String(input)}: declare it in needs`)
    return fetch(input, init)
  }
  return {
    problems: () => [...new Set(found)],
    stop() {
      console.error = error
      globalThis.fetch = fetch
    },
  }
}
