export interface DeviceListPage {
  /** Draws the page with this number of devices in the list. */
  open: (devices: number) => void
  /** Scrolls the list, one step per frame. @returns duration of each frame, ms */
  scroll: () => Promise<number[]>
}
declare global {
  interface Window {
    deviceListPage: DeviceListPage
  }
}
