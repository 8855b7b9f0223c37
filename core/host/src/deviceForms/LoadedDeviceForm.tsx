import type { AnyDeviceFormDefinition, OfferedDeviceForm } from '@airshed/contract'
import { Skeleton } from '@airshed/ui'
import { Suspense, use, type ReactNode } from 'react'
import { FORM_HEIGHT_PX } from './formHeight.ts'
import { loadDefinition } from './formParts.ts'

export interface LoadedDeviceFormProps {
  form: OfferedDeviceForm
  /** Draws with the definition of the form. */
  children: (definition: AnyDeviceFormDefinition) => ReactNode
}

/** Loads an offered device form when it is opened, behind a placeholder. */
export function LoadedDeviceForm(props: LoadedDeviceFormProps) {
  return (
    <Suspense fallback={<Skeleton height={FORM_HEIGHT_PX} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

const Loaded = ({ form, children }: LoadedDeviceFormProps): ReactNode =>
  children('loadForm' in form ? use(loadDefinition(form)) : form)
