import { useHostText } from '@airshed/kit/provider'

/** Marks a widget that shows current data beside others that show the past. */
export function PresentMark() {
  const text = useHostText()
  const words = text('host.present.text')
  return (
    <span className="air-widget-present" title={words}>
      <span aria-hidden>{text('host.present')}</span>
      <span className="air-visually-hidden">{words}</span>
    </span>
  )
}
