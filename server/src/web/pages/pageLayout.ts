import { createHash } from 'node:crypto'
import { html, Html } from '../http/html.ts'
import type { PageLanguage } from './language.ts'
import { FIRST_FONT } from './pageFonts.ts'
import { PAGE_STYLE } from './pageStyle.ts'
import { SUBMIT_ONCE } from './submitOnce.ts'

/** A page of the provider: a document that loads nothing but its font. */
export interface Page {
  language: PageLanguage
  title: string
  body: Html
  footer?: Html
  /** Runs at once. The page's content security policy lets nothing else run, except what sends its forms only once. */
  script?: string
}

/** The response for a page. */
export interface PageAnswer {
  body: string
  headers: Readonly<Record<string, string>>
}

const PRODUCT = 'Airshed Console'
const styleHash = hashOf(PAGE_STYLE)
const style = new Html(`<style>${PAGE_STYLE}</style>`)

// The logo of core/ui: a wave of air, and the ridge line that it passes over.
const mark = new Html(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" ' +
    'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
    '<path d="M2 8.2c2.5-3.3 5-3.5 7.6-1.2s5.3 2.7 8-.4c1.3-1.5 2.7-2.2 4.4-2"/>' +
    '<path d="M2 20.2l5.8-7.6 3.6 4.3 4.2-6 6.4 9.3"/></svg>',
)

/**
 * Renders a page in the style of the console.
 *
 * @param publicUrl origin of the console, which forms may redirect to
 */
export function writePage(page: Page, publicUrl: string): PageAnswer {
  const once = page.body.text.includes('<form') ? SUBMIT_ONCE : ''
  const code = `${once}${page.script ?? ''}`
  const script = code === '' ? '' : new Html(`<script>${code}</script>`)
  const document = html`<!doctype html>
    <html lang="${page.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} | ${PRODUCT}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href="${FIRST_FONT}" as="font" type="font/woff2" crossorigin />
        ${style}
      </head>
      <body>
        <main>
          <div class="brand">${mark}${PRODUCT}</div>
          ${page.body}
        </main>
        <footer>${page.footer}</footer>
        ${script}
      </body>
    </html>`
  return { body: document.text, headers: pageHeaders(publicUrl, code) }
}

function pageHeaders(publicUrl: string, script: string): Record<string, string> {
  const policy = [
    `default-src 'none'`,
    `style-src '${styleHash}'`,
    script === '' ? `script-src 'none'` : `script-src '${hashOf(script)}'`,
    `img-src 'self'`,
    `font-src 'self'`,
    // Submitting a form eventually redirects to the console.
    `form-action 'self' ${publicUrl}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join(';')
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
