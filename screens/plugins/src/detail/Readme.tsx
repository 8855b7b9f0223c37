import type { PluginIntl } from '@airshed/kit'
import { memo, useId, useMemo } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { isIntricate, linkOf, pictureOf } from './readmeText.ts'
import { outline } from './outline.ts'

export interface ReadmeProps {
  markdown: string
  intl: PluginIntl
}

const REMARK = [remarkGfm]
const REHYPE = [outline]

/** An author's description of a plugin. HTML in it stays text. */
const Readme = memo(function Readme({ markdown, intl }: ReadmeProps) {
  // The footnotes of two texts must not share ids.
  const prefix = `${useId()}-`
  const parts = useMemo(() => partsOf((id) => intl.formatMessage({ id })), [intl])
  if (markdown.trim() === '') {
    return <p className="plugins-muted">{intl.formatMessage({ id: 'readme.none' })}</p>
  }
  if (isIntricate(markdown)) return <pre tabIndex={0}>{markdown}</pre>
  return (
    <div className="plugins-readme">
      <Markdown
        remarkPlugins={REMARK}
        rehypePlugins={REHYPE}
        remarkRehypeOptions={{ clobberPrefix: prefix }}
        urlTransform={(url, attribute) => (attribute === 'src' ? pictureOf(url) : linkOf(url))}
        components={parts}
      >
        {markdown}
      </Markdown>
    </div>
  )
})

export default Readme

const partsOf = (text: (id: string) => string): Components => ({
  a: ({ href, children }) =>
    href === undefined || href === '' ? (
      <span>{children}</span>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <span className="air-visually-hidden"> ({text('readme.outside')})</span>
      </a>
    ),
  img: ({ src, alt = '' }) =>
    typeof src === 'string' ? <img src={src} alt={alt} /> : <span>[{alt}]</span>,
  // A disabled check box is an icon, not a control.
  input: ({ checked }) => (
    <span>
      <span aria-hidden>{checked ? '☑ ' : '☐ '}</span>
      <span className="air-visually-hidden">{text(checked ? 'readme.done' : 'readme.open')} </span>
    </span>
  ),
  table: ({ children }) => (
    <div
      className="plugins-readme-table"
      role="group"
      aria-label={text('readme.table')}
      tabIndex={0}
    >
      <table>{children}</table>
    </div>
  ),
  section: ({ children }) => <div>{children}</div>,
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
})
