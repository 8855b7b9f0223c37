import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { importMapHashes, inlineScriptHashes } from './inlineScripts.ts'

const MAP = '\n  {"imports":{"react":"/assets/react-1.js"}}\n'
const page = `<!doctype html>
<html><head>
  <!-- <script type="importmap">{"imports":{"react":"https://evil.example"}}</script> -->
  <script type="importmap">${MAP}</script>
  <script>window.before = 1</script>
  <script type="module" src="/assets/main.js"></script>
  <SCRIPT
    type=module>import './a.js'</SCRIPT >
</head><body data-src="x"></body></html>`

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('hashes of what stands in a page', () => {
  it('are those of import maps', () => {
    expect(importMapHashes(page)).toEqual([sha256(MAP)])
  })

  it('are those of every script that is no file, once each', () => {
    const hashes = [sha256(MAP), sha256('window.before = 1'), sha256("import './a.js'")]
    expect(inlineScriptHashes(page)).toEqual(hashes)
    expect(inlineScriptHashes(page + page)).toEqual(hashes)
  })

  it('are taken of what a browser reads, whatever the ends of its lines', () => {
    expect(importMapHashes(page.replaceAll('\n', '\r\n'))).toEqual([sha256(MAP)])
  })

  it('are none where there is nothing, or nothing but files', () => {
    expect(inlineScriptHashes('<script src="a.js"></script>')).toEqual([])
    expect(importMapHashes('<script>1</script><script type="module">2</script>')).toEqual([])
  })

  // `printf '{}' | openssl dgst -sha256 -binary | base64`
  it('agree with another tool', () => {
    expect(importMapHashes('<script type="importmap">{}</script>')).toEqual([
      "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='",
    ])
  })
})
