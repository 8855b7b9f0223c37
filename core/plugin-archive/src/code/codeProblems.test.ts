import { describe, expect, it } from 'vitest'
import { codeProblems } from './codeProblems.ts'

const codesOf = (code: string): string[] =>
  codeProblems(code, 'plugin.js').map(({ code: found }) => found)

describe('code that may run in the page', () => {
  it.each([
    ['a variable called fetch', 'const fetch = () => 1; fetch()'],
    ['a parameter called top', 'export const box = (top, parent) => top + parent'],
    ['a parameter with a default', 'function f({ open = 1, ...frames }) { return open + frames }'],
    ['an import called location', "import { location } from '@airshed/kit'; location.replace('a')"],
    ['a function that is declared later', 'fetch(); function fetch() {}'],
    ['a var out of a block', 'if (a) { var caches = 1 } caches.x = 1'],
    ['a name of a caught error', 'try {} catch (parent) { parent.x = 1 }'],
    ['a class called Worker', 'class Worker {} new Worker()'],
    ['a loop’s variable', 'for (const frames of []) frames.x = 1'],
    ['a member called fetch', 'a.fetch(); ({ fetch: 1, open() {} }); class A { eval() {} }'],
    ['a label called top', 'top: for (;;) break top'],
    ['a name that is handed on', "export { top } from 'react'"],
    [
      'a question whether something is there',
      "typeof fetch === 'function' && typeof window !== 'undefined'",
    ],
    ['what the window has besides', 'window.devicePixelRatio * window.innerWidth'],
    ['listening to the window', "window.addEventListener('resize', f); document.activeElement"],
    ['making an element', "document.createElement('canvas')"],
    ['reading where it is', 'location.hash + window.location.search'],
    ['asking for the window, then using it', 'window && window.matchMedia; if (document) a()'],
    [
      'methods of built-in objects',
      'Object.prototype.hasOwnProperty.call(a, "b"); Array.prototype.slice',
    ],
    [
      'defining on an object of its own',
      "const a = {}; Object.defineProperty(a, 'x', {}); Object.assign({}, a)",
    ],
    ['freezing an object of its own', 'const a = {}; Object.freeze(a); Reflect.set(a, "b", 1)'],
    [
      'a prototype of its own',
      'function A() {} A.prototype.x = 1; class Map {} Map.prototype.y = 1',
    ],
    ['an object without a prototype', 'const a = { __proto__: null }'],
    ['asking what made it', 'a.constructor === Object; new this.constructor(); a.constructor.name'],
    [
      'asking for a function',
      'a instanceof Function; typeof Function; Function.prototype.toString.call(a)',
    ],
    ['a timer with a function', 'setTimeout(() => 1, 10); setInterval(tick, 5)'],
    ['computed access to its own', 'const a = {}; a[b] = 1; a["cookie"]'],
    ['import.meta', 'import.meta.url'],
    ['words in texts', '"document.cookie eval(fetch)" + `window.top`'],
    ['a regular expression', '/document.cookie/.test(a)'],
  ])('allows %s', (_, code) => {
    expect(codesOf(code)).toEqual([])
  })
})

describe('code that may only run isolated', () => {
  it.each([
    ['CODE_NETWORK', 'fetch("/")'],
    ['CODE_NETWORK', 'window.fetch("/")'],
    ['CODE_NETWORK', 'globalThis["fetch"]("/")'],
    ['CODE_NETWORK', 'self[`fetch`]("/")'],
    ['CODE_NETWORK', 'window.window.self.fetch("/")'],
    ['CODE_NETWORK', 'window?.fetch?.("/")'],
    ['CODE_NETWORK', '(0, fetch)("/")'],
    ['CODE_NETWORK', 'const get = fetch'],
    ['CODE_NETWORK', 'export { fetch }'],
    ['CODE_NETWORK', 'const box = { fetch }'],
    ['CODE_NETWORK', 'const f = (fetch) => 1; fetch()'],
    ['CODE_NETWORK', 'new XMLHttpRequest()'],
    ['CODE_NETWORK', 'new WebSocket("wss://a")'],
    ['CODE_NETWORK', 'new EventSource("/")'],
    ['CODE_NETWORK', 'new RTCPeerConnection()'],
    ['CODE_NETWORK', 'navigator.sendBeacon("/", a)'],
    ['CODE_STORAGE', 'document.cookie'],
    ['CODE_STORAGE', 'window.document["cookie"] = "a=1"'],
    ['CODE_STORAGE', 'localStorage.a'],
    ['CODE_STORAGE', 'window.sessionStorage'],
    ['CODE_STORAGE', 'indexedDB.open("a")'],
    ['CODE_STORAGE', 'caches.open("a")'],
    ['CODE_THREAD', 'new Worker("a.js")'],
    ['CODE_THREAD', 'new SharedWorker("a.js")'],
    ['CODE_THREAD', 'navigator.serviceWorker.register("a.js")'],
    ['CODE_EVAL', 'eval("1")'],
    ['CODE_EVAL', 'new Function("return 1")'],
    ['CODE_EVAL', 'Function("return 1")'],
    ['CODE_EVAL', 'setTimeout("a()", 1)'],
    ['CODE_EVAL', 'window.setInterval("a" + b, 1)'],
    ['CODE_EVAL', 'a.constructor.constructor("return 1")()'],
    ['CODE_EVAL', '(() => {}).constructor("return 1")()'],
    ['CODE_EVAL', '(() => {})["constructor"]("return 1")()'],
    ['CODE_PAGE', 'location = "https://a"'],
    ['CODE_PAGE', 'window.location.href = "https://a"'],
    ['CODE_PAGE', 'document.location.href = "https://a"'],
    ['CODE_PAGE', 'location.replace("https://a")'],
    ['CODE_PAGE', 'top.postMessage(1)'],
    ['CODE_PAGE', 'window.parent.a'],
    ['CODE_PAGE', 'window.opener'],
    ['CODE_PAGE', 'frames[0]'],
    ['CODE_PAGE', 'open("https://a")'],
    ['CODE_PAGE', 'document.body.append(a)'],
    ['CODE_PAGE', 'document.documentElement.className'],
    ['CODE_PAGE', 'document.write("a")'],
    ['CODE_PAGE', 'document.domain = "a"'],
    ['CODE_PAGE', 'document.title = "a"'],
    ['CODE_PAGE', 'window.onerror = f'],
    ['CODE_PAGE', 'alert("a")'],
    ['CODE_PAGE', 'element.ownerDocument.defaultView'],
    ['CODE_PAGE', 'frame.contentWindow'],
    ['CODE_PROTOTYPE', 'Object.prototype.x = 1'],
    ['CODE_PROTOTYPE', 'Array.prototype.push = f'],
    ['CODE_PROTOTYPE', 'Array.prototype[a] = f'],
    ['CODE_PROTOTYPE', 'window.Array.prototype.push = f'],
    ['CODE_PROTOTYPE', 'Element.prototype.append = f'],
    ['CODE_PROTOTYPE', 'Object.defineProperty(Array.prototype, "x", {})'],
    ['CODE_PROTOTYPE', 'Object.assign(Object.prototype, a)'],
    ['CODE_PROTOTYPE', 'Reflect.set(String.prototype, "a", 1)'],
    ['CODE_PROTOTYPE', 'Object.keys = f'],
    ['CODE_PROTOTYPE', 'JSON.parse = f'],
    ['CODE_PROTOTYPE', 'Math["random"] = f'],
    ['CODE_PROTOTYPE', 'delete Array.prototype.push'],
    ['CODE_PROTOTYPE', '[Array.prototype.push] = a'],
    ['CODE_PROTOTYPE', '({ a: Date.now } = b)'],
    ['CODE_PROTOTYPE', 'for (Math.random of a) b()'],
    ['CODE_PROTOTYPE', 'const a = {}; a.__proto__.x = 1'],
    ['CODE_PROTOTYPE', 'const a = {}; a["__proto__"] = b'],
    ['CODE_GLOBAL_COMPUTED', 'window[a]'],
    ['CODE_GLOBAL_COMPUTED', 'globalThis["fe" + "tch"]("/")'],
    ['CODE_GLOBAL_COMPUTED', 'self[`fe${tch}`]'],
    ['CODE_GLOBAL_COMPUTED', 'document[a]'],
    ['CODE_GLOBAL_COMPUTED', 'navigator[a]'],
    ['CODE_GLOBAL_COMPUTED', 'const w = window'],
    ['CODE_GLOBAL_COMPUTED', 'const { fetch: get } = window'],
    ['CODE_GLOBAL_COMPUTED', 'f(document)'],
    ['CODE_GLOBAL_COMPUTED', 'const g = typeof self === "object" ? self : 0'],
    ['CODE_GLOBAL_COMPUTED', 'const make = Function'],
    ['CODE_IMPORT_DYNAMIC', 'import("react")'],
    ['CODE_IMPORT_DYNAMIC', 'const a = () => import(b)'],
  ])('finds %s in the code: %s', (expected, code) => {
    expect(codesOf(code)).toEqual([expected])
  })

  it('names the place and the code', () => {
    const [problem] = codeProblems('const a = 1\n\n  document.cookie', 'plugin.js')
    expect(problem).toEqual({
      code: 'CODE_STORAGE',
      place: 'plugin.js:3:3',
      message:
        'Expected no storage in a plugin that runs in the page, got document.cookie. Keep what matters in the config, or run it isolated',
    })
  })
})

describe('code that cannot be analyzed', () => {
  it('says where code does not parse', () => {
    expect(codeProblems('const a =\n= 1', 'plugin.js')).toMatchObject([
      { code: 'CODE_SYNTAX', place: 'plugin.js:2:1' },
    ])
  })

  it.each([
    ['brackets', `${'('.repeat(100_000)}1${')'.repeat(100_000)}`],
    ['arrays that nobody closes', '['.repeat(100_000)],
    ['functions', 'a=>'.repeat(100_000)],
    ['sums', `1${'+a'.repeat(100_000)}`],
    ['members', `a${'.a'.repeat(100_000)}`],
    ['questions', `${'a?'.repeat(50_000)}1${':1'.repeat(50_000)}`],
    ['templates', '`${'.repeat(50_000)],
    ['conditions', 'if(a)'.repeat(50_000)],
  ])('refuses code that nests %s without end', (_, code) => {
    expect(codesOf(code)).toEqual(['CODE_TOO_DEEP'])
  })

  it('reads code quickly, however many names it declares', () => {
    const many = Array.from({ length: 100_000 }, (_, at) => `a${at}`)
    expect(codesOf(`let ${many.join(',')};fetch(a1)`)).toEqual(['CODE_NETWORK'])
  })
})
