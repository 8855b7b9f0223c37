import { pagesOf, registryOfChecked, type AnyPlugin } from '@airshed/contract'
import { createQueryClient } from '@airshed/data'
import { AirshedProvider, languageOf } from '@airshed/kit/provider'
import { applyTheme, ToastRegion } from '@airshed/ui'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { FramePage, FrameSubject, HostMessage } from '../bridge/hostMessages.ts'
import { createHoverTime } from '../page/hoverTime.ts'
import type { FrameBridge } from './bridge.ts'
import { frameAirshed } from './frameAirshed.ts'
import { createFrameBroker } from './frameBroker.ts'
import { FramedDeviceForm } from './FramedDeviceForm.tsx'
import { FramedPage, WrongKind } from './FramedPage.tsx'
import { FramedWidget } from './FramedWidget.tsx'
import './frame.css'

export interface FrameAppProps {
  bridge: FrameBridge
  plugin: AnyPlugin
  opening: Extract<HostMessage, { kind: 'open' }>
}

/** The kit's page inside a frame: one plugin, its subject, and the connection to the console. */
export function FrameApp({ bridge, plugin, opening }: FrameAppProps) {
  const [page, setPage] = useState<FramePage>(() => bridge.latest().page ?? opening.page)
  const [subject, setSubject] = useState<FrameSubject>(
    () => bridge.latest().subject ?? opening.subject,
  )
  const [parts] = useState(() => ({
    bridge,
    broker: createFrameBroker(bridge),
    registry: registryOfChecked([plugin]),
    kept: new Map(Object.entries(opening.page.kept)),
  }))
  const [queryClient] = useState(createQueryClient)
  const [hoverTime] = useState(() => sharedHoverTime(bridge))

  useEffect(
    () =>
      bridge.listen((message) => {
        if (message.kind === 'page') setPage(message.page)
        if (message.kind === 'subject') setSubject(message.subject)
        if (message.kind === 'hover') hoverTime.show(message.timeMs)
      }),
    [bridge, hoverTime],
  )
  useLayoutEffect(() => {
    applyTheme(page.theme)
    document.documentElement.lang = languageOf(page.locale)
  }, [page.theme, page.locale])

  // An advancing range changes only the widget: for everything else the page stays the same.
  const { range: _range, ...around } = page
  const aroundKey = JSON.stringify(around)
  const value = useMemo(
    () => frameAirshed(JSON.parse(aroundKey) as typeof around, parts),
    [aroundKey, parts],
  )
  return (
    <AirshedProvider value={value} queryClient={queryClient}>
      <Subject {...{ bridge, plugin, page, subject, hoverTime: hoverTime.own }} />
      <ToastRegion toaster={value.toaster} />
    </AirshedProvider>
  )
}

interface SubjectProps {
  bridge: FrameBridge
  plugin: AnyPlugin
  page: FramePage
  subject: FrameSubject
  hoverTime: ReturnType<typeof createHoverTime>
}

function Subject({ bridge, plugin, page, subject, hoverTime }: SubjectProps) {
  const { kind } = plugin.manifest
  if (subject.kind === 'widget' && kind === 'widget' && 'needs' in plugin) {
    const { config, configVersion } = subject
    return (
      <FramedWidget {...{ bridge, page, hoverTime, config, configVersion }} definition={plugin} />
    )
  }
  if (subject.kind === 'page' && kind === 'screen' && 'pages' in plugin) {
    const place = pagesOf([plugin]).find(({ page: { id } }) => id === subject.page)
    if (place !== undefined)
      return <FramedPage {...place} {...{ bridge }} params={subject.params} />
  }
  if (subject.kind === 'device-form' && kind === 'device-form' && 'settle' in plugin) {
    const { device, isDisabled, isTrial } = subject
    return <FramedDeviceForm {...{ bridge, device, isDisabled, isTrial }} definition={plugin} />
  }
  return <WrongKind bridge={bridge} />
}

/**
 * The shared pointer time: sent to the page when the widget sets it, and shown when the page does.
 */
function sharedHoverTime(bridge: FrameBridge) {
  const shown = createHoverTime()
  let pending = false
  return {
    show: (timeMs: number | null) => shown.set(timeMs),
    own: {
      ...shown,
      set(timeMs: number | null) {
        shown.set(timeMs)
        if (pending) return
        pending = true
        requestAnimationFrame(() => {
          pending = false
          bridge.post({ kind: 'act', action: { name: 'hover', timeMs: shown.get() } })
        })
      },
    },
  }
}
