import type { WidgetProps } from '@airshed/contract'
import { ownZone } from '@airshed/domain'
import { useEffect, useEffectEvent } from 'react'
import { withZone, zoneIn } from '../places/zoneIn.ts'

/**
 * Has days or months requested in the zone of the device, wherever they are viewed: its zone is put into the view state
 * once the device was read, and `needs` reads it there by `zoneIn`.
 *
 * @param nodeId the device that the widget shows
 * @returns IANA zone of the data that was requested last: the reader's until that of the device is known
 */
export function useDeviceZone(
  nodeId: string,
  props: Pick<WidgetProps<unknown>, 'data' | 'intl' | 'viewState' | 'actions'>,
): string {
  const { data, intl, viewState, actions } = props
  const readerZone = intl.timeZone ?? 'UTC'
  const device = data.nodes.filter(({ _id }) => _id === nodeId)
  const zone = ownZone(device, readerZone) ?? readerZone
  const asked = zoneIn(viewState) ?? readerZone
  const isAsked = device.length === 0 || zone === asked
  const ask = useEffectEvent(() => actions.setViewState(withZone(viewState, zone)))
  useEffect(() => {
    if (!isAsked) ask()
  }, [isAsked])
  return asked
}
