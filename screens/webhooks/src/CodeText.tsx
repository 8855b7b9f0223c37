import { CopyButton } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import './codeText.css'

export interface CodeTextProps {
  /** Title above it, and its accessible name. */
  title: string
  /** Verbatim, including line breaks. */
  content: string
  intl: PluginIntl
}

/** Code below its title, with a button that copies it. Long code scrolls. */
export function CodeText({ title, content, intl }: CodeTextProps) {
  return (
    <section className="webhooks-code" aria-label={title}>
      <div>
        <h3>{title}</h3>
        <CopyButton text={content} label={intl.formatMessage({ id: 'copy' }, { what: title })} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keyboard */}
      <pre tabIndex={0} aria-label={title}>
        {content}
      </pre>
    </section>
  )
}
