import type { AnyDeviceFormDefinition } from '@airshed/contract'
import type { Sensor } from '@airshed/schemas'
import { Skeleton } from '@airshed/ui'
import { lazy, Suspense } from 'react'
import type { FrameBridge } from './bridge.ts'
import { useDrawn } from './useDrawn.ts'

export interface FramedDeviceFormProps {
  bridge: FrameBridge
  definition: AnyDeviceFormDefinition
  sensor: Sensor
  isDisabled: boolean
}

// What draws forms is large, and widgets do without it.
const DeviceFormView = lazy(async () => {
  const { DeviceFormView: view } = await import('../deviceForms/DeviceFormView.tsx')
  return { default: view }
})

/** A device form in its frame: what is saved goes to the page, which makes the call. */
export function FramedDeviceForm({
  bridge,
  definition,
  sensor,
  isDisabled,
}: FramedDeviceFormProps) {
  const { _id: sensorId } = sensor
  return (
    <main className="air-framed-form">
      <Suspense fallback={<Skeleton />}>
        <DeviceFormView
          key={sensorId}
          {...{ definition, sensor, isDisabled }}
          onSave={(payload) => bridge.post({ kind: 'act', action: { name: 'save', payload } })}
        />
        <Drawn bridge={bridge} />
      </Suspense>
    </main>
  )
}

function Drawn({ bridge }: Pick<FramedDeviceFormProps, 'bridge'>) {
  useDrawn(bridge)
  return null
}
