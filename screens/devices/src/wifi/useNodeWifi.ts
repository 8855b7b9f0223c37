import { useCall } from '@airshed/console-kit'
import { getNodeWifi } from '@airshed/console-kit/calls'
import { isUnderWay } from '../edit/askAgain.ts'

/**
 * Polling interval while a device scans, ms. The device's response is an event, upon which every open page
 * refetches at once; this is for a page that has lost its live connection.
 */
const FALLBACK_MS = 15_000

/** The Wi-Fi network of a device, and those that it found. */
export const useNodeWifi = (id: string) =>
  useCall(
    getNodeWifi,
    { params: { id } },
    {
      askAgainMs: (answer) =>
        answer?.scan != null && isUnderWay(answer.scan) ? FALLBACK_MS : false,
    },
  )
