import type { PluginIntl } from '@airshed/kit'
import type { Components } from 'react-markdown'
import { TextLink } from './TextLink.tsx'

/**
 * Components for the elements of a text that are not rendered as they are.
 *
 * @param prefix of the ids of footnotes and of the references to them
 */
export function textParts(intl: PluginIntl, prefix: string): Components {
  const words = (id: string): string => intl.formatMessage({ id })
  return {
    a: ({ id, href, children, 'aria-label': label }) => (
      <TextLink
        href={href}
        outsideText={words('link.outside')}
        {...(href?.startsWith(`#${prefix}`) === true ? { id, label } : {})}
      >
        {children}
      </TextLink>
    ),
    img: ({ src, alt = '', title }) => {
      if (typeof src === 'string') return <img src={src} alt={alt} title={title} />
      return (
        <span className="text-widget-picture">
          {alt === '' ? words('picture.unnamed') : alt} <small>({words('picture.outside')})</small>
        </span>
      )
    },
    // A disabled check box is an icon, not a control.
    input: ({ checked }) => (
      <span className="text-widget-task" data-done={checked}>
        <span className="air-visually-hidden">{words(checked ? 'task.done' : 'task.open')}</span>
      </span>
    ),
    table: ({ children }) => (
      <div className="text-widget-table" role="group" aria-label={words('table')} tabIndex={0}>
        <table>{children}</table>
      </div>
    ),
    section: ({ children }) => <div className="text-widget-footnotes">{children}</div>,
    pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  }
}
