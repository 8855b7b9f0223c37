/** Name of the module that the frame's page begins with; made up by the development server. */
export const FRAME_MODULE = 'virtual:airshed-frame'
/** Told by a frame to the server: what it runs cannot be swapped, it has to begin anew. */
export const STALE_EVENT = 'airshed:stale'
/** Told by the server to the frames: the next `/plugin.json` names what changed. */
export const CHANGED_EVENT = 'airshed:changed'

/** The page in which a console shows the plugin; Vite adds its client and React's Fast Refresh. */
export const FRAME_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Plugin in development</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/@id/${FRAME_MODULE}"></script>
  </body>
</html>
`

/**
 * What runs in the page. A component that changes is swapped by React and keeps its state. Everything
 * else – manifest, schema, needs, texts – is loaded once by the console too, so the console is told,
 * and opens another frame: a frame that loaded itself again would be taken for one that ran away.
 */
export const FRAME_SCRIPT = `
import { startPluginFrame } from '@airshed/host/frame'

let tellChanged = () => undefined
let changedAt = 0
void startPluginFrame({
  load: () => import('/src/plugin.ts').then((module) => module.default ?? module.plugin),
  onReady: (tell) => {
    tellChanged = tell
  },
})
if (import.meta.hot) {
  import.meta.hot.on('vite:beforeUpdate', ({ updates }) => {
    changedAt = Math.max(...updates.map(({ timestamp }) => timestamp))
  })
  import.meta.hot.on('${CHANGED_EVENT}', () => tellChanged())
  import.meta.hot.accept('/src/plugin.ts', () => {
    import.meta.hot.send('${STALE_EVENT}', { changedAt })
  })
}
`

/**
 * Headers of the page: what an isolated plugin may not do once it is installed fails here already.
 * Only the development server itself can be reached, for its news.
 *
 * @param origin of the development server
 */
export function frameHeaders(origin: string): Readonly<Record<string, string>> {
  const policy = [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    // Vite's preamble of Fast Refresh stands in the page.
    `script-src ${origin} 'unsafe-inline'`,
    `style-src ${origin} 'unsafe-inline'`,
    `img-src ${origin} data: blob:`,
    `font-src ${origin} data:`,
    `connect-src ${origin} ${origin.replace(/^http/, 'ws')}`,
    "form-action 'none'",
    "base-uri 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  }
}
