import type { AnyWidgetDefinition } from '@airshed/contract'
import { useHostText } from '@airshed/kit/provider'
import type { Widget } from '@airshed/schemas'
import { Card, ErrorState, Skeleton } from '@airshed/ui'
import { Suspense, useMemo, type ReactNode } from 'react'
import { WidgetLimitsContext, type WidgetLimits } from '../widget/widgetLimits.ts'
import { bringForward, type InstalledDefinition } from '../widget/prepareWidget.ts'
import { ReadyWidget } from '../widget/ReadyWidget.tsx'
import { WidgetBoundary } from '../widget/WidgetBoundary.tsx'
import type { DrawnWidgetProps } from '../widget/widgetHostProps.ts'
import { WidgetProblem } from '../widget/WidgetProblem.tsx'
import { IsolatedWidget } from '../isolated/IsolatedWidget.tsx'
import { usePluginReport } from '../isolated/usePluginReport.ts'
import { ACTIONS_PER_SECOND, limitedActions } from '../trusted/limitedActions.ts'
import { isUsed } from '../trusted/lastUse.ts'
import { forgetTrusted } from '../trusted/loadTrusted.ts'
import { TrustedBox } from '../trusted/TrustedBox.tsx'
import { TrustedPlugin } from '../trusted/TrustedPlugin.tsx'
import { useFailureReport } from '../trusted/useFailureReport.ts'

export interface InstalledWidgetProps extends DrawnWidgetProps {
  widget: Widget
  definition: InstalledDefinition
  name: string
}

/** A widget whose plugin was installed at run time, rendered where it may run. */
export default function InstalledWidget(props: InstalledWidgetProps) {
  return props.definition.source.tier === 'isolated' ? (
    <IsolatedWidget {...props} />
  ) : (
    <TrustedWidget {...props} />
  )
}

function TrustedWidget(props: InstalledWidgetProps) {
  const { definition, name, menu, headerClassName } = props
  const text = useHostText()
  const reportFailure = useFailureReport(definition)
  const report = usePluginReport(definition.manifest.id, definition.source)
  const limits = useMemo(
    (): WidgetLimits => ({
      renderIn: (drawn) => <TrustedBox definition={definition}>{drawn}</TrustedBox>,
      limit: (actions) =>
        limitedActions(
          actions,
          () => performance.now(),
          () => isUsed(definition.manifest.id),
          () => report('failed', `It asked for more than ${ACTIONS_PER_SECOND} things at once`),
        ),
    }),
    [definition, report],
  )
  const card = (children: ReactNode): ReactNode => (
    <Card
      title={name}
      {...(menu === undefined ? {} : { menu })}
      {...(headerClassName === undefined ? {} : { headerClassName })}
    >
      {children}
    </Card>
  )
  // The boundary is outside of the card: a module that fails to load has no card yet.
  return (
    <WidgetBoundary
      resetKey={definition}
      onError={reportFailure}
      renderFailure={(_error, tryAgain) =>
        card(
          <ErrorState
            title={text('host.failed.title', { name })}
            text={text('host.failed.text')}
            onRetry={() => {
              forgetTrusted(definition)
              tryAgain()
            }}
          />,
        )
      }
    >
      <Suspense fallback={card(<Skeleton isAnnounced={false} />)}>
        <WidgetLimitsContext value={limits}>
          <TrustedPlugin
            shell={definition}
            renderStopped={card}
            renderLoaded={(loaded) => (
              <LoadedTrusted {...props} loaded={loaded as AnyWidgetDefinition} card={card} />
            )}
          />
        </WidgetLimitsContext>
      </Suspense>
    </WidgetBoundary>
  )
}

interface LoadedTrustedProps extends InstalledWidgetProps {
  loaded: AnyWidgetDefinition
  card: (children: ReactNode) => ReactNode
}

function LoadedTrusted({ widget, definition: _shell, loaded, card, ...props }: LoadedTrustedProps) {
  const { config, configVersion } = widget
  const prepared = useMemo(
    () => bringForward({ config, configVersion }, loaded),
    [config, configVersion, loaded],
  )
  if (prepared.state !== 'ready') {
    return card(<WidgetProblem type={widget.type} problem={prepared} />)
  }
  return (
    <ReadyWidget {...props} widgetId={widget.id} definition={loaded} config={prepared.config} />
  )
}
