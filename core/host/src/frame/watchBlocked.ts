import type { BlockedAttempt } from '@airshed/schemas'
import type { FrameBridge } from './bridge.ts'

/** Attempts are reported in a batch, this many ms after the first of them. */
const REPORT_AFTER_MS = 500

/** Directive of the policy → kind of attempt; all other directives count as network connections. */
const ATTEMPTS: Readonly<Record<string, BlockedAttempt>> = {
  'script-src': 'script',
  'script-src-elem': 'script',
  'script-src-attr': 'script',
  'style-src': 'style',
  'style-src-elem': 'style',
  'style-src-attr': 'style',
  'img-src': 'media',
  'media-src': 'media',
  'font-src': 'media',
  'frame-src': 'frame',
  'child-src': 'frame',
  'object-src': 'frame',
  'form-action': 'form',
  'worker-src': 'worker',
  'require-trusted-types-for': 'markup',
  'trusted-types': 'markup',
}

/** Stores that an opaque origin does not have; the browser refuses them without an event. */
const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const

/**
 * Counts what the browser blocks for the plugin, and reports the count per kind to the page, without addresses
 * or contents. It must start before the plugin: the first listener cannot be prevented from being called.
 */
export function watchBlocked({ post }: Pick<FrameBridge, 'post'>): void {
  const counts = new Map<BlockedAttempt, number>()
  const report = (): void => {
    for (const [what, count] of counts) post({ kind: 'blocked', what, count })
    counts.clear()
  }
  const count = (what: BlockedAttempt): void => {
    if (counts.size === 0) setTimeout(report, REPORT_AFTER_MS)
    counts.set(what, (counts.get(what) ?? 0) + 1)
  }
  window.addEventListener(
    'securitypolicyviolation',
    ({ isTrusted, effectiveDirective }) => {
      if (isTrusted) count(ATTEMPTS[effectiveDirective] ?? 'network')
    },
    { capture: true },
  )
  watchRead(Document.prototype, 'cookie', () => count('storage'))
  for (const store of STORES) watchRead(window, store, () => count('storage'))
  watchOpen(() => count('navigation'))
}

/** Reports each window that the sandbox did not open: it refuses without an event or an error. */
function watchOpen(onRefused: () => void): void {
  const open = window.open.bind(window)
  window.open = (...where) => {
    const opened = open(...where)
    if (opened === null) onRefused()
    return opened
  }
}

/** Reports each read that throws, and rethrows. */
function watchRead(owner: object, name: string, onRefused: () => void): void {
  const known = Object.getOwnPropertyDescriptor(owner, name)
  const read = known?.get
  if (known === undefined || read === undefined || known.configurable !== true) return
  Object.defineProperty(owner, name, {
    ...known,
    get(this: unknown): unknown {
      try {
        return read.call(this)
      } catch (error) {
        onRefused()
        throw error
      }
    },
  })
}
