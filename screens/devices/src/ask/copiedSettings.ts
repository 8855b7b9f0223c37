import { isPrivateSetting, type NodeSettings } from '@airshed/console-kit'

/** A setting of a device that others can be asked for. */
export interface CopiedSetting {
  name: string
  value: unknown
  /** Somebody asked the device for this value, rather than that it came with it. */
  isChosen: boolean
}

/**
 * The settings of a device that others can be asked for: the requested values, otherwise those that it reports. Settings
 * that are private to it, such as its network, and values that it has refused are left out.
 */
export const copiedSettings = ({ settings }: Pick<NodeSettings, 'settings'>): CopiedSetting[] =>
  settings.flatMap(({ name, desired, reported, state }) => {
    const isAsked = desired !== undefined && state !== 'refused'
    const value = isAsked ? desired : reported
    return value === undefined || isPrivateSetting(name) ? [] : [{ name, value, isChosen: isAsked }]
  })
