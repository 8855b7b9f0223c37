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

describe('hashes of scripts in a page', () => {
  it('hashes import maps', () => {
    expect(importMapHashes(page)).toEqual([sha256(MAP)])
  })

  it('hashes every inline script once', () => {
    const hashes = [sha256(MAP), sha256('window.before = 1'), sha256("import './a.js'")]
    expect(inlineScriptHashes(page)).toEqual(hashes)
    expect(inlineScriptHashes(page + page)).toEqual(hashes)
  })

  it('hashes what a browser reads, whatever the line endings', () => {
    expect(importMapHashes(page.replaceAll('\n', '\r\n'))).toEqual([sha256(MAP)])
  })

  it('finds no hashes in a page without inline scripts', () => {
    expect(inlineScriptHashes('<script src="a.js"></script>')).toEqual([])
    expect(importMapHashes('<script>1</script><script type="module">2</script>')).toEqual([])
  })

  // `printf '{}' | openssl dgst -sha256 -binary | base64`
  it('hashes of scripts agree with another tool', () => {
    expect(importMapHashes('<script type="importmap">{}</script>')).toEqual([
      "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='",
    ])
  })
})
