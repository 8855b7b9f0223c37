import { chooseVersion } from '@airshed/contract'
import { useSession } from '@airshed/kit'
import { useAirshed } from '@airshed/kit/provider'
import { Card, Skeleton } from '@airshed/ui'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { prepareWidget } from './prepareWidget.ts'
import { ReadyWidget } from './ReadyWidget.tsx'
import type { WidgetHostProps } from './widgetHostProps.ts'
import { widgetName } from './widgetName.ts'
import { WidgetProblem } from './WidgetProblem.tsx'
import './host.css'

// Most consoles have no installed plugins: they do not load the runtime for them.
const InstalledWidget = lazy(() => import('../installed/InstalledWidget.tsx'))

/** Class of the title bars by which `WidgetGrid` moves its widgets. */
export const WIDGET_HANDLE_CLASS = 'air-widget-handle'

/**
 * Renders a saved widget: finds its plugin, migrates and checks its settings, fetches its data with
 * those of all others on the page, and shows every state without data, so that these look alike
 * everywhere. A widget whose plugin was installed is rendered where that plugin may run, by the
 * version that its settings were saved with.
 */
export function WidgetHost({ widget, ...props }: WidgetHostProps) {
  const { registry, isRegistryComplete } = useAirshed()
  const { can, locale } = useSession()
  const { config, configVersion } = widget
  const definition = chooseVersion(registry, widget.type, configVersion)
  const prepared = useMemo(
    () => prepareWidget({ config, configVersion }, definition, can),
    [config, configVersion, definition, can],
  )
  const name = widgetName(widget, definition?.manifest, locale)
  const headerClassName =
    props.headerClassName ?? (props.mode === 'edit' ? WIDGET_HANDLE_CLASS : undefined)
  const bar = headerClassName === undefined ? {} : { headerClassName }
  const card = (children: ReactNode): ReactNode => (
    <Card title={name} {...bar} {...(props.menu === undefined ? {} : { menu: props.menu })}>
      {children}
    </Card>
  )
  if (prepared.state === 'installed') {
    const { version, baseUrl } = prepared.definition.source
    return (
      <Suspense fallback={card(<Skeleton isAnnounced={false} />)}>
        <InstalledWidget
          // Another version starts fresh, without state of the previous one.
          key={`${version} ${baseUrl}`}
          {...props}
          {...bar}
          {...{ widget, name }}
          definition={prepared.definition}
        />
      </Suspense>
    )
  }
  if (prepared.state === 'ready') {
    return (
      <ReadyWidget
        {...props}
        {...bar}
        widgetId={widget.id}
        definition={prepared.definition}
        config={prepared.config}
        name={name}
      />
    )
  }
  // The installed plugins may still be loading.
  if (prepared.state === 'unknown' && isRegistryComplete === false) return card(<Skeleton />)
  return card(<WidgetProblem type={widget.type} problem={prepared} />)
}
