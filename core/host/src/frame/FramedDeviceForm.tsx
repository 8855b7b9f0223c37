import type { AnyDeviceFormDefinition } from '@airshed/contract'
import { useHostText } from '@airshed/kit/provider'
import { Skeleton } from '@airshed/ui'
import { lazy, Suspense, useMemo } from 'react'
import type { FrameSubject } from '../bridge/hostMessages.ts'
import { SAVE_WITHIN_MS } from '../deviceForms/saveTimes.ts'
import type { FrameBridge } from './bridge.ts'
import { sendThroughPage } from './sendThroughPage.ts'
import { useDrawn } from './useDrawn.ts'

export interface FramedDeviceFormProps extends Omit<
  Extract<FrameSubject, { kind: 'device-form' }>,
  'kind'
> {
  bridge: FrameBridge
  definition: AnyDeviceFormDefinition
}

// The form engine is large, and widgets do not need it.
const DeviceFormView = lazy(async () => {
  const { DeviceFormView: view } = await import('../deviceForms/DeviceFormView.tsx')
  return { default: view }
})

/** A device form in its frame: saving goes through the page, which makes the call and responds. */
export function FramedDeviceForm({ bridge, device, ...props }: FramedDeviceFormProps) {
  const text = useHostText()
  const late = text('host.form.late', { seconds: SAVE_WITHIN_MS / 1000 })
  const send = useMemo(() => sendThroughPage(bridge, late), [bridge, late])
  const { _id: deviceId } = device
  return (
    <main className="air-framed-form">
      <Suspense fallback={<Skeleton />}>
        <DeviceFormView key={deviceId} {...props} {...{ device, send }} />
        <Drawn bridge={bridge} />
      </Suspense>
    </main>
  )
}

function Drawn({ bridge }: Pick<FramedDeviceFormProps, 'bridge'>) {
  useDrawn(bridge)
  return null
}
