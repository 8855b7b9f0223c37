import type { AnyDeviceFormDefinition } from '@airshed/contract'
import { useSession } from '@airshed/kit'
import { localized } from '@airshed/kit/provider'
import type { Sensor } from '@airshed/schemas'
import { Skeleton } from '@airshed/ui'
import { Suspense, useMemo, useState } from 'react'
import { IsolatedFrame } from '../isolated/IsolatedFrame.tsx'
import { useIsolatedPlugin, type IsolatedDefinition } from '../isolated/useIsolatedPlugin.ts'
import { TrustedBox } from '../trusted/TrustedBox.tsx'
import { TrustedPlugin } from '../trusted/TrustedPlugin.tsx'
import { DeviceFormView, type DeviceFormViewProps } from './DeviceFormView.tsx'

/** Height of a form in a frame, which cannot tell how high it is, in CSS pixels. */
const FRAME_HEIGHT_PX = 640

/** The settings form of a sensor, drawn where its plugin may run. */
export function DeviceFormHost(props: DeviceFormViewProps) {
  const { source } = props.definition
  if (source?.tier === 'isolated') {
    return <IsolatedForm {...props} definition={{ ...props.definition, source }} />
  }
  return (
    <Suspense fallback={<Skeleton height={FRAME_HEIGHT_PX} />}>
      {source === undefined ? (
        <DeviceFormView {...props} />
      ) : (
        <TrustedPlugin
          shell={props.definition}
          renderLoaded={(definition) => (
            <TrustedBox definition={definition}>
              <DeviceFormView {...props} definition={definition as AnyDeviceFormDefinition} />
            </TrustedBox>
          )}
        />
      )}
    </Suspense>
  )
}

const NO_RANGE = { from: 0, to: 1 }

function IsolatedForm(
  props: Omit<DeviceFormViewProps, 'definition'> & { definition: IsolatedDefinition },
) {
  const { definition, sensor, isDisabled = false, onSave } = props
  const { locale } = useSession()
  const [kept] = useState(definition)
  const subject = useMemo(
    () => ({ kind: 'device-form' as const, sensor: sensor as Sensor, isDisabled }),
    [sensor, isDisabled],
  )
  const handle = useIsolatedPlugin({
    definition: kept,
    subject,
    range: NO_RANGE,
    isLive: false,
    onAction: (action) => {
      if (action.name === 'save') onSave(action.payload)
    },
  })
  return (
    <div style={{ height: FRAME_HEIGHT_PX }}>
      <IsolatedFrame
        {...handle.frame}
        url={kept.source.frameUrl}
        name={localized(kept.manifest.title, locale)}
      />
    </div>
  )
}
