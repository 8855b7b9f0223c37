import type { ArchiveErrorCode } from '../errors/archiveErrors.ts'

type CodeErrorCode = Extract<ArchiveErrorCode, `CODE_${string}`>

const names = (code: CodeErrorCode, words: string): [string, CodeErrorCode][] =>
  words.split(/\s+/).map((word) => [word, code])

/** Path from the global object → why a plugin in the page may not use it. */
export const FORBIDDEN: ReadonlyMap<string, CodeErrorCode> = new Map([
  ...names(
    'CODE_NETWORK',
    `fetch fetchLater XMLHttpRequest WebSocket WebSocketStream WebTransport EventSource
     RTCPeerConnection webkitRTCPeerConnection BroadcastChannel navigator.sendBeacon`,
  ),
  ...names(
    'CODE_STORAGE',
    `localStorage sessionStorage indexedDB caches cookieStore openDatabase document.cookie
     navigator.storage navigator.credentials`,
  ),
  ...names(
    'CODE_THREAD',
    'Worker SharedWorker ServiceWorker navigator.serviceWorker Worklet CSS.paintWorklet',
  ),
  ...names(
    'CODE_EVAL',
    `eval execScript importScripts Function.constructor Function.prototype.constructor`,
  ),
  ...names(
    'CODE_PAGE',
    `top parent opener frames open close stop alert confirm prompt print navigation
     location.assign location.replace location.reload
     history.pushState history.replaceState history.go history.back history.forward
     document.body document.documentElement document.head document.write document.writeln
     document.open document.close document.domain document.defaultView document.execCommand`,
  ),
])

/** Members that lead from any object to a window, regardless of the object's name. */
export const WINDOW_MEMBERS: ReadonlySet<string> = new Set([
  'defaultView',
  'contentWindow',
  'contentDocument',
  'parentWindow',
])

/** Members that lead from any object to its shared prototype. */
export const PROTOTYPE_MEMBERS: ReadonlySet<string> = new Set([
  '__proto__',
  '__defineGetter__',
  '__defineSetter__',
])

/** Globals that may only be used through their members: in a variable they could not be tracked. */
export const NOT_KEPT: ReadonlySet<string> = new Set([
  '',
  'document',
  'location',
  'navigator',
  'history',
  'Function',
])

/** Functions that mutate their first argument. */
export const CHANGERS: ReadonlySet<string> = new Set([
  'Object.assign',
  'Object.defineProperty',
  'Object.defineProperties',
  'Object.setPrototypeOf',
  'Object.freeze',
  'Object.seal',
  'Object.preventExtensions',
  'Reflect.defineProperty',
  'Reflect.deleteProperty',
  'Reflect.set',
  'Reflect.setPrototypeOf',
])

/** Objects of the language: changing one changes it for the whole page. */
export const INTRINSICS: ReadonlySet<string> = new Set(
  `AggregateError Array ArrayBuffer Atomics BigInt Boolean DataView Date Error EvalError
   FinalizationRegistry Function Intl Iterator JSON Map Math Number Object Promise Proxy RangeError
   ReferenceError Reflect RegExp Set String Symbol SyntaxError TypeError URIError URL
   URLSearchParams WeakMap WeakRef WeakSet`.split(/\s+/),
)
