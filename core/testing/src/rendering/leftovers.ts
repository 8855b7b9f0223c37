import { pause } from './frames.ts'

/** Counts what outlives a component, starting when it is created. */
export interface Ledger {
  /** The remaining items, after a delay for timers that end on their own and for a busy machine. */
  leftovers(): Promise<string[]>
  stop(): void
}

/** How long timers may continue after the component is unmounted. */
const DRAIN_MS = 400
/** Maximum number of such waits: React cleans up after unmounting in tasks that compete with everything else. */
const DRAINS = 5

/** Names targets that outlive every component. */
function nameOf(target: EventTarget): string | null {
  if (target === window) return 'window'
  if (target === document) return 'document'
  if (target === document.documentElement || target === document.body) return 'the page'
  if (target instanceof MediaQueryList) return 'a media query'
  return null
}

/**
 * Watches listeners on window, document and page, timers, observers and elements below `<body>`.
 * Render the component once before: its one-time setup does not count.
 */
export function openLedger(): Ledger {
  const open = new Map<string, number>()
  const count = (what: string, by: number): void => void open.set(what, (open.get(what) ?? 0) + by)
  const elements = new Set(document.body.children)
  const undo = [watchListeners(count), watchTimers(count), watchObservers(count)]
  const leftNow = (): string[] => {
    const strays = [...document.body.children].filter((element) => !elements.has(element))
    return [
      ...[...open]
        .filter(([, left]) => left > 0)
        .map(([what, left]) => `expected nothing left behind, got ${left} × ${what}`),
      ...strays.map(
        (element) => `expected nothing left behind, got <${element.localName}> below <body>`,
      ),
    ]
  }
  return {
    async leftovers() {
      let left: string[] = []
      for (let drain = 0; drain < DRAINS; drain += 1) {
        await pause(DRAIN_MS)
        left = leftNow()
        if (left.length === 0) break
      }
      return left
    },
    stop() {
      for (const one of undo) one()
    },
  }
}

type Count = (what: string, by: number) => void

function watchListeners(count: Count): () => void {
  const kept: { target: EventTarget; type: string; listener: unknown; isCapture: boolean }[] = []
  const captureOf = (options: unknown): boolean =>
    typeof options === 'object' && options !== null
      ? (options as AddEventListenerOptions).capture === true
      : options === true
  const find = (target: EventTarget, type: string, listener: unknown, options: unknown): number =>
    kept.findIndex(
      (one) =>
        one.target === target &&
        one.type === type &&
        one.listener === listener &&
        one.isCapture === captureOf(options),
    )
  const forget = (target: EventTarget, type: string, listener: unknown, options: unknown): void => {
    const at = find(target, type, listener, options)
    if (at < 0) return
    kept.splice(at, 1)
    count(`"${type}" listener on ${nameOf(target)}`, -1)
  }
  const keep = (target: EventTarget, type: string, listener: unknown, options: unknown): void => {
    const { once, signal } = (
      typeof options === 'object' && options !== null ? options : {}
    ) as AddEventListenerOptions
    if (nameOf(target) === null || listener === null) return
    if (once === true || signal?.aborted === true) return
    if (find(target, type, listener, options) >= 0) return
    kept.push({ target, type, listener, isCapture: captureOf(options) })
    count(`"${type}" listener on ${nameOf(target)}`, 1)
    signal?.addEventListener('abort', () => forget(target, type, listener, options), { once: true })
  }
  // A test runner may have patched methods of the window.
  const holders = [EventTarget.prototype, window].filter((holder) =>
    Object.hasOwn(holder, 'addEventListener'),
  )
  const undo = holders.map((holder) => {
    const { addEventListener, removeEventListener } = holder
    holder.addEventListener = function add(this: EventTarget, ...given: Given) {
      keep(this ?? window, ...given)
      addEventListener.apply(this ?? window, given)
    }
    holder.removeEventListener = function remove(this: EventTarget, ...given: Given) {
      forget(this ?? window, ...given)
      removeEventListener.apply(this ?? window, given)
    }
    return () => Object.assign(holder, { addEventListener, removeEventListener })
  })
  return () => {
    for (const one of undo) one()
  }
}

type Given = Parameters<EventTarget['addEventListener']>

function watchTimers(count: Count): () => void {
  const page = globalThis as unknown as Record<string, (...parts: unknown[]) => unknown>
  const pairs = [
    ['setTimeout', 'clearTimeout', 'waiting timeout', true],
    ['setInterval', 'clearInterval', 'running interval', false],
    ['requestAnimationFrame', 'cancelAnimationFrame', 'endless animation', true],
  ] as const
  const undo = pairs.map(([start, end, what, endsByItself]) => {
    const { [start]: startTimer, [end]: endTimer } = page
    if (startTimer === undefined || endTimer === undefined) return () => undefined
    const running = new Set<unknown>()
    const forget = (id: unknown): void => {
      if (running.delete(id)) count(what, -1)
    }
    page[start] = (task, ...rest) => {
      const id = startTimer.call(
        globalThis,
        (...given: unknown[]) => {
          if (endsByItself) forget(id)
          ;(task as (...parts: unknown[]) => void)(...given)
        },
        ...rest,
      )
      running.add(id)
      count(what, 1)
      return id
    }
    page[end] = (id) => {
      forget(id)
      endTimer.call(globalThis, id)
    }
    return () => {
      page[start] = startTimer
      page[end] = endTimer
    }
  })
  return () => {
    for (const one of undo) one()
  }
}

function watchObservers(count: Count): () => void {
  const undo = [ResizeObserver, IntersectionObserver, MutationObserver].map((Observer) => {
    const prototype = Observer.prototype as unknown as Record<
      string,
      (this: object, ...parts: unknown[]) => unknown
    >
    const { observe, unobserve, disconnect } = prototype
    const watched = new Map<object, Set<unknown>>()
    const what = `connected ${Observer.name}`
    prototype['observe'] = function start(target, ...rest) {
      const targets = watched.get(this) ?? new Set()
      watched.set(this, targets)
      if (!targets.has(target)) count(what, 1)
      targets.add(target)
      return observe?.call(this, target, ...rest)
    }
    if (unobserve !== undefined) {
      prototype['unobserve'] = function end(target) {
        if (watched.get(this)?.delete(target) === true) count(what, -1)
        return unobserve.call(this, target)
      }
    }
    prototype['disconnect'] = function end() {
      count(what, -(watched.get(this)?.size ?? 0))
      watched.delete(this)
      return disconnect?.call(this)
    }
    return () => {
      if (observe !== undefined) prototype['observe'] = observe
      if (unobserve !== undefined) prototype['unobserve'] = unobserve
      if (disconnect !== undefined) prototype['disconnect'] = disconnect
    }
  })
  return () => {
    for (const one of undo) one()
  }
}
