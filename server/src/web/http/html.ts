/** HTML that may be sent as it is. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type HtmlPart = Html | string | number | null | undefined | readonly Html[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function write(part: HtmlPart): string {
  if (part === null || part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(write).join('')
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** A piece of a page: everything interpolated is escaped, unless it is {@link Html} itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(strings.map((text, index) => text + write(parts[index])).join(''))
}
