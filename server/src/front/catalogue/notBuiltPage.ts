import { html } from '../../web/http/html.ts'
import type { PageLanguage } from '../../web/pages/language.ts'
import { writePage, type PageAnswer } from '../../web/pages/pageLayout.ts'

const TEXTS = {
  en: {
    title: 'The catalogue is not built yet',
    text: 'It shows every widget, screen and page part in each of its states. Build it where the server is installed:',
    then: 'Then load this page again; the server need not be restarted.',
    back: 'Go to the console',
  },
  es: {
    title: 'El catálogo aún no está construido',
    text: 'Muestra cada widget, pantalla y parte de página en cada uno de sus estados. Constrúyalo donde está instalado el servidor:',
    then: 'Después vuelva a cargar esta página; no hace falta reiniciar el servidor.',
    back: 'Ir a la consola',
  },
} satisfies Record<PageLanguage, object>

/** Explains how to build the catalogue, in place of one. */
export function notBuiltPage(language: PageLanguage, publicUrl: string): PageAnswer {
  const { title, text, then, back } = TEXTS[language]
  const body = html`<h1>${title}</h1>
    <p>${text}</p>
    <p><code>npm run catalogue</code></p>
    <p>${then}</p>
    <a class="button primary" href="${publicUrl}/">${back}</a>`
  return writePage({ language, title, body }, publicUrl)
}
