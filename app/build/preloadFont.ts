import type { Plugin } from 'vite'

/** Prefix of the built name of the font file that every page needs. */
const FONT = /inter-latin-wght-normal[^/]*\.woff2$/

/** Makes a page request its font along with its scripts, not after its style sheet. */
export function preloadFont(): Plugin {
  return {
    name: 'airshed:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FONT.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: 'head',
          })),
    },
  }
}
