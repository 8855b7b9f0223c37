import type { AnyDeviceFormDefinition } from '@airshed/contract'
import { useSession } from '@airshed/kit'
import { localized } from '@airshed/kit/provider'
import { Skeleton } from '@airshed/ui'
import { Suspense, useMemo, useState } from 'react'
import { IsolatedFrame } from '../isolated/IsolatedFrame.tsx'
import { useIsolatedPlugin, type IsolatedDefinition } from '../isolated/useIsolatedPlugin.ts'
import { TrustedBox } from '../trusted/TrustedBox.tsx'
import { TrustedPlugin } from '../trusted/TrustedPlugin.tsx'
import { DeviceFormView, type DeviceFormViewProps } from './DeviceFormView.tsx'
import { FORM_HEIGHT_PX } from './formHeight.ts'

/** A settings form of a sensor or of a device, rendered where its plugin may run. */
export function DeviceFormHost(props: DeviceFormViewProps) {
  const { source } = props.definition
  if (source?.tier === 'isolated') {
    return <IsolatedForm {...props} definition={{ ...props.definition, source }} />
  }
  return (
    <Suspense fallback={<Skeleton height={FORM_HEIGHT_PX} />}>
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
  const { definition, device, isDisabled = false, isTrial = false, send } = props
  const { locale } = useSession()
  const [kept] = useState(definition)
  const subject = useMemo(
    () => ({ kind: 'device-form' as const, device, isDisabled, isTrial }),
    [device, isDisabled, isTrial],
  )
  const handle = useIsolatedPlugin({
    definition: kept,
    subject,
    range: NO_RANGE,
    isLive: false,
    // A read-only form cannot be saved by code either.
    ...(isDisabled ? {} : { onSave: send }),
  })
  return (
    <div style={{ height: FORM_HEIGHT_PX }}>
      <IsolatedFrame
        {...handle.frame}
        source={kept.source}
        name={localized(kept.manifest.title, locale)}
      />
    </div>
  )
}
