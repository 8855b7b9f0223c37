import type { PluginIntl } from '@airshed/kit'
import { memo, useId, useMemo } from 'react'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { linkTarget, pictureSource } from './addresses.ts'
import { outline } from './outline.ts'
import { textParts } from './textParts.tsx'

export interface MarkdownTextProps {
  /** Must not be too intricate. */
  markdown: string
  intl: PluginIntl
}

const REMARK = [remarkGfm]
const REHYPE = [outline]

/**
 * Markdown as elements. HTML in it stays text: nothing here can turn it into elements. Parsed again only
 * when the text changes.
 */
export const MarkdownText = memo(function MarkdownText({ markdown, intl }: MarkdownTextProps) {
  // Several texts on a page may use the same footnote names.
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
