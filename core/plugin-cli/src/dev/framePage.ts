import { STALE_EVENT } from '@airshed/host/development-events'

/** Name of the entry module of the frame's page; provided by the development server. */
export const FRAME_MODULE = 'virtual:airshed-frame'

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
 * The script of the page. A component that changes is swapped by React and keeps its state.
 * Everything else – manifest, schema, needs, texts – is also loaded once by the console, so the
 * console is notified and opens a new frame: a frame that reloaded itself would be treated as one that
 * left its page.
 */
export const FRAME_SCRIPT = `
import { startDevelopmentFrame } from '@airshed/host/frame-development'

let changedAt = 0
void startDevelopmentFrame({
  load: () => import('/src/plugin.ts').then((module) => module.default ?? module.plugin),
  line: import.meta.hot,
})
import.meta.hot.on('vite:beforeUpdate', ({ updates }) => {
  changedAt = Math.max(...updates.map(({ timestamp }) => timestamp))
})
import.meta.hot.accept('/src/plugin.ts', () => {
  import.meta.hot.send('${STALE_EVENT}', { changedAt })
})
`

/**
 * Headers of the page: what an isolated plugin may not do once it is installed already fails here.
 * Only the development server itself can be reached, for its updates.
 *
 * @param origin of the development server
 */
export function frameHeaders(origin: string): Readonly<Record<string, string>> {
  const policy = [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    // The page contains Vite's Fast Refresh preamble.
    `script-src ${origin} 'unsafe-inline'`,
    `style-src ${origin} 'unsafe-inline'`,
    `img-src ${origin} data: blob:`,
    `font-src ${origin} data:`,
    `connect-src ${origin} ${origin.replace(/^http/, 'ws')}`,
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
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
