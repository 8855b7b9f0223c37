import type { Plugin } from 'vite'

/** The file of the font that every page needs; its name begins like this in the build. */
const FONT = /inter-latin-wght-normal[^/]*\.woff2$/

/** Lets a page ask for its font along with its scripts, not after its style sheet. */
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
