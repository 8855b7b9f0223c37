import { CopyButton } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import './codeText.css'

export interface CodeTextProps {
  /** Drawn above it, and its name for screen readers. */
  title: string
  /** As it is, line breaks included. */
  content: string
  intl: PluginIntl
}

/** A text of programs under its title, with a button that copies it. A long one is scrolled. */
export function CodeText({ title, content, intl }: CodeTextProps) {
  return (
    <section className="webhooks-code" aria-label={title}>
      <div>
        <h3>{title}</h3>
        <CopyButton text={content} label={intl.formatMessage({ id: 'copy' }, { what: title })} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it */}
      <pre tabIndex={0} aria-label={title}>
        {content}
      </pre>
    </section>
  )
}
