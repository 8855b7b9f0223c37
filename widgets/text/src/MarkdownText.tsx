import type { PluginIntl } from '@airshed/kit'
import { memo, useId, useMemo } from 'react'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { linkTarget, pictureSource } from './addresses.ts'
import { outline } from './outline.ts'
import { textParts } from './textParts.tsx'

export interface MarkdownTextProps {
  /** Not too intricate. */
  markdown: string
  intl: PluginIntl
}

const REMARK = [remarkGfm]
const REHYPE = [outline]

/**
 * Markdown as elements. HTML in it stays the text that it is: nothing here knows how to make an
 * element of it. Read again only when the text is another one.
 */
export const MarkdownText = memo(function MarkdownText({ markdown, intl }: MarkdownTextProps) {
  // Several texts of a page have footnotes of the same names.
  const prefix = `${useId()}-`
  const components = useMemo(() => textParts(intl, prefix), [intl, prefix])
  const footnotes = useMemo(
    () => ({
      clobberPrefix: prefix,
      footnoteLabel: intl.formatMessage({ id: 'footnotes' }),
      footnoteLabelTagName: 'h1',
      footnoteLabelProperties: {},
      footnoteBackLabel: () => intl.formatMessage({ id: 'footnotes.back' }),
    }),
    [intl, prefix],
  )
  return (
    <Markdown
      remarkPlugins={REMARK}
      rehypePlugins={REHYPE}
      remarkRehypeOptions={footnotes}
      urlTransform={(url, attribute) => {
        if (attribute === 'src') return pictureSource(url)
        return url.startsWith(`#${prefix}`) ? url : (linkTarget(url)?.href ?? null)
      }}
      components={components}
    >
      {markdown}
    </Markdown>
  )
})
