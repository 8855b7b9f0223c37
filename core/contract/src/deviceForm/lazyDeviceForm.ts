import type { DeviceFormManifest } from '../manifest/deviceFormManifest.ts'
import type { AnyDeviceFormDefinition } from './definition.ts'

/** A device form of the console, known by its manifest: the rest is loaded when it is opened. */
export interface LazyDeviceForm {
  readonly manifest: DeviceFormManifest
  readonly loadForm: () => Promise<{ default: AnyDeviceFormDefinition }>
  /** None: it belongs to the console. */
  readonly source?: undefined
}

/** A device form that is offered: its definition, or a way to load it. */
export type OfferedDeviceForm = AnyDeviceFormDefinition | LazyDeviceForm

/**
 * A device form that is registered by its manifest alone.
 *
 * @param loadForm such as `() => import('@airshed/form-generic')`
 */
export const lazyDeviceForm = (
  manifest: DeviceFormManifest,
  loadForm: LazyDeviceForm['loadForm'],
): LazyDeviceForm => ({ manifest, loadForm })
