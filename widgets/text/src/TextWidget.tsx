import { EmptyState, type WidgetProps } from '@airshed/kit'
import type { TextConfig } from './config.ts'
import { isTooIntricate } from './intricacy.ts'
import { MarkdownText } from './MarkdownText.tsx'
import { TextFrame } from './TextFrame.tsx'

/** Chooses what a text widget shows: its text, its source if it is too intricate, or that there is none. */
export default function TextWidget({ config, intl }: WidgetProps<TextConfig>) {
  const { markdown = '' } = config
  if (markdown.trim() === '') {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'state.empty' })}
        text={intl.formatMessage({ id: 'state.empty.text' })}
      />
    )
  }
  const label = config.name?.trim() || intl.formatMessage({ id: 'title' })
  if (isTooIntricate(markdown)) {
    return (
      <TextFrame label={label}>
        <p className="text-widget-note">{intl.formatMessage({ id: 'tooIntricate' })}</p>
        <pre className="text-widget-plain">{markdown}</pre>
      </TextFrame>
    )
  }
  return (
    <TextFrame label={label}>
      <MarkdownText markdown={markdown} intl={intl} />
    </TextFrame>
  )
}
