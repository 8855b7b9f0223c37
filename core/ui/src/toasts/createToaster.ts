/** Maximum number of toasts shown at once; the oldest is dropped. */
const MAX_TOASTS = 3
/** Default duration of a toast. */
export const TOAST_MS = 2000
/** For news about the connection. */
export const LONG_TOAST_MS = 3000

export type ToastIntent = 'success' | 'warning' | 'danger' | 'info'

/** The action of a toast, such as undoing what it reports. */
export interface ToastAction {
  label: string
  run: () => void
}

export interface ToastRequest {
  /** Stands above the message; default none. */
  title?: string
  message: string
  /** Default info. */
  intent?: ToastIntent
  /** Milliseconds on screen, default 2000; 0 keeps it until it is dismissed. */
  durationMs?: number
  /** A toast with the key of a shown one replaces it. */
  key?: string
  /** A button in the toast; pressing it dismisses the toast. */
  action?: ToastAction
}

export interface Toast {
  key: string
  title?: string
  message: string
  intent: ToastIntent
  action?: ToastAction
}

export interface Toaster {
  /** @returns the key to dismiss it by */
  show: (request: ToastRequest) => string
  dismiss: (key: string) => void
  clear: () => void
  /** Pauses the timers of all toasts, while the pointer rests on them. */
  hold: () => void
  /** Restarts the timers, each with its full duration. */
  release: () => void
  /** The shown toasts, oldest first; the same array until something changes. */
  getToasts: () => readonly Toast[]
  /** @returns the function that ends the subscription */
  subscribe: (listener: () => void) => () => void
}

/** Runs a task later. @returns the function that cancels it */
export type Schedule = (task: () => void, delayMs: number) => () => void

const scheduleByTimer: Schedule = (task, delayMs) => {
  const timer = setTimeout(task, delayMs)
  return () => clearTimeout(timer)
}

/**
 * A store of toasts that needs no React, so that the data layer can show toasts too.
 *
 * @param schedule clock, default `setTimeout`
 */
export function createToaster(schedule: Schedule = scheduleByTimer): Toaster {
  let toasts: readonly Toast[] = []
  let made = 0
  let isHeld = false
  const durations = new Map<string, number>()
  const cancels = new Map<string, () => void>()
  const listeners = new Set<() => void>()

  const publish = (next: readonly Toast[]): void => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const stopClock = (key: string): void => {
    cancels.get(key)?.()
    cancels.delete(key)
  }
  const startClock = (key: string): void => {
    stopClock(key)
    const durationMs = durations.get(key) ?? TOAST_MS
    if (durationMs > 0 && !isHeld)
      cancels.set(
        key,
        schedule(() => dismiss(key), durationMs),
      )
  }
  const forget = (key: string): void => {
    stopClock(key)
    durations.delete(key)
  }
  const dismiss = (key: string): void => {
    forget(key)
    if (toasts.length === 1) isHeld = false
    publish(toasts.filter((toast) => toast.key !== key))
  }

  return {
    show(request) {
      const { title, message, intent = 'info', durationMs = TOAST_MS, action } = request
      const key = request.key ?? `toast-${made++}`
      const others = toasts.filter((toast) => toast.key !== key)
      const kept = others.slice(-(MAX_TOASTS - 1))
      for (const toast of others) if (!kept.includes(toast)) forget(toast.key)
      durations.set(key, durationMs)
      startClock(key)
      const extras = {
        ...(title === undefined ? {} : { title }),
        ...(action === undefined ? {} : { action }),
      }
      publish([...kept, { key, message, intent, ...extras }])
      return key
    },
    dismiss,
    clear() {
      for (const toast of toasts) forget(toast.key)
      isHeld = false
      publish([])
    },
    hold() {
      isHeld = true
      for (const toast of toasts) stopClock(toast.key)
    },
    release() {
      isHeld = false
      for (const toast of toasts) startClock(toast.key)
    },
    getToasts: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
