import type { NavigationTarget, WidgetActions } from '@airshed/contract'
import type { MouseEvent, ReactNode } from 'react'
import { useNavigation } from '../hooks/session.ts'
import type { Destination } from '../provider/navigation.ts'

interface PlaceLinkLooks {
  className?: string
  /** Shown on hover: the target of the link. */
  title?: string
  /** For a link without text. */
  'aria-label'?: string
  children: ReactNode
}

interface ScreenLinkProps extends PlaceLinkLooks {
  /** A place by name, or a path below `/{slug}`. */
  to: Destination
  actions?: never
}

interface WidgetLinkProps extends PlaceLinkLooks {
  to: NavigationTarget
  /** The widget's actions. Without the capability `navigate`, the text is shown without a link. */
  actions: Pick<WidgetActions, 'href' | 'navigate'>
}

/** In a screen only `to`; in a widget also its `actions`, as a widget does not know its page. */
export type PlaceLinkProps = ScreenLinkProps | WidgetLinkProps

/**
 * A link to a place of the console with a real address: a plain click navigates without reloading
 * the page, the browser handles every other one (new tab, new window, download).
 */
export function PlaceLink(props: PlaceLinkProps) {
  return props.actions === undefined ? <ScreenLink {...props} /> : <WidgetLink {...props} />
}

function ScreenLink({ to, actions: _none, ...looks }: ScreenLinkProps) {
  const { go, href } = useNavigation()
  return <Anchor {...looks} href={href(to)} onFollow={() => go(to)} />
}

function WidgetLink({ to, actions, ...looks }: WidgetLinkProps) {
  const { href, navigate } = actions
  if (href === undefined) return <span className={looks.className}>{looks.children}</span>
  return (
    <Anchor
      {...looks}
      href={href(to)}
      onFollow={navigate === undefined ? undefined : () => navigate(to)}
    />
  )
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

interface AnchorProps extends PlaceLinkLooks {
  href: string
  onFollow: (() => void) | undefined
}

function Anchor({ href, onFollow, children, ...looks }: AnchorProps) {
  return (
    <a
      {...looks}
      href={href}
      onClick={(event) => {
        if (onFollow === undefined || event.defaultPrevented || !isPlain(event)) return
        event.preventDefault()
        onFollow()
      }}
    >
      {children}
    </a>
  )
}
