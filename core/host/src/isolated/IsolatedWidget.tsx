import type { BrokerResult } from '@airshed/data'
import { useNow, useSession } from '@airshed/kit'
import { useHostText } from '@airshed/kit/provider'
import type { Widget } from '@airshed/schemas'
import { Card, Skeleton } from '@airshed/ui'
import { useMemo, useRef, useState } from 'react'
import type { InstalledDefinition } from '../widget/prepareWidget.ts'
import { CorrectedMark } from '../widget/CorrectedMark.tsx'
import { correctedNames } from '../widget/correctedNames.ts'
import { PresentMark } from '../widget/PresentMark.tsx'
import { showsPresent } from '../widget/showsPresent.ts'
import { staleSince } from '../widget/staleSince.ts'
import { useInSight } from '../widget/useInSight.ts'
import { useOriginMark } from '../widget/useOriginMark.ts'
import type { DrawnWidgetProps } from '../widget/widgetHostProps.ts'
import { createWidgetPage } from '../page/widgetPage.ts'
import { useWidgetPage } from '../page/WidgetPageProvider.tsx'
import { IsolatedFrame } from './IsolatedFrame.tsx'
import { useIsolatedEntry } from './useIsolatedEntry.ts'
import { useIsolatedPlugin } from './useIsolatedPlugin.ts'

/** Interval at which a card checks whether its data are stale, as for widgets in the page. */
const STALE_CHECK_MS = 15_000

export interface IsolatedWidgetProps extends DrawnWidgetProps {
  widget: Widget
  definition: InstalledDefinition
  name: string
}

/** Whether the result still belongs to the previous range, and the newest complete one. */
interface Known {
  ready: BrokerResult | null
  isRefreshing: boolean
}

/**
 * A widget whose plugin runs in a frame of its own. The page renders the card, its marks and its
 * menu; what the plugin draws stays inside.
 */
export function IsolatedWidget(props: IsolatedWidgetProps) {
  const { widget, definition, name, range, isLive } = props
  const session = useSession()
  const text = useHostText()
  const now = useNow(STALE_CHECK_MS)
  const sharedPage = useWidgetPage()
  const [ownPage] = useState(createWidgetPage)
  const page = sharedPage ?? ownPage
  const body = useRef<HTMLDivElement>(null)
  const [known, setKnown] = useState<Known>({ ready: null, isRefreshing: false })
  const wasSeen = useInSight(body, () => undefined)

  const { config, configVersion } = widget
  const configKey = useMemo(() => JSON.stringify([config, configVersion]), [config, configVersion])
  const subject = useMemo(() => {
    const [same, version] = JSON.parse(configKey) as [Widget['config'], number]
    return { kind: 'widget' as const, config: same, configVersion: version }
  }, [configKey])

  const handle = useIsolatedPlugin({
    definition,
    subject,
    range,
    isLive,
    isWanted: wasSeen,
    hoverTime: props.hoverTime ?? page.hoverTime,
    setRange: props.onRangeChange,
    resetRange: props.onRangeReset,
    onResult: () => {
      const newest = handle.session()?.newest() ?? null
      setKnown((before) =>
        newest?.state === 'loading'
          ? { ...before, isRefreshing: before.ready !== null }
          : { ready: newest, isRefreshing: false },
      )
    },
  })
  useIsolatedEntry(page, { widget, definition, name, body, handle })

  const needs = handle.session()?.needs() ?? []
  const origin = useOriginMark(known.ready)
  const corrected = known.ready === null ? [] : correctedNames(known.ready, needs)
  const marks = [
    ...(origin === null ? [] : [<span key="origin">{origin}</span>]),
    ...(corrected.length === 0 ? [] : [<CorrectedMark key="corrected" names={corrected} />]),
    ...(definition.source.isDevelopment && definition.source.isUnreachable !== true
      ? [
          <span key="development" title={text('host.development.text')}>
            {text('host.development')}
          </span>,
        ]
      : []),
    ...(showsPresent(needs, { range, isLive }, now) ? [<PresentMark key="present" />] : []),
    ...(known.isRefreshing ? [<span key="refreshing">{text('host.refreshing')}</span>] : []),
  ]
  const oldSince = known.ready?.state === 'ready' ? staleSince(known.ready, isLive, now) : null
  return (
    <Card
      title={name}
      {...(props.menu === undefined ? {} : { menu: props.menu })}
      {...(props.headerClassName === undefined ? {} : { headerClassName: props.headerClassName })}
      {...(oldSince === null
        ? {}
        : { asOf: { at: oldSince, now, timezone: session.user.timezone } })}
      {...(marks.length === 0 ? {} : { state: marks })}
    >
      <div
        className="air-widget-body"
        ref={body}
        data-widget-id={widget.id}
        aria-busy={known.isRefreshing}
      >
        {wasSeen ? (
          <IsolatedFrame {...handle.frame} source={definition.source} name={name} />
        ) : (
          <Skeleton isAnnounced={false} />
        )}
      </div>
    </Card>
  )
}
