import { useHostText } from '@airshed/kit/provider'
import { SLOW_UPDATE_MS } from '../page/drawCosts.ts'

/** Marks a widget, by its name, that is drawn less often because drawing it is slow. */
export function SlowMark({ name }: { name: string }) {
  const text = useHostText()
  const seconds = SLOW_UPDATE_MS / 1000
  const words = text('host.slow.text', { name, seconds })
  return (
    <span className="air-widget-slow" title={words}>
      <span aria-hidden>{text('host.slow', { seconds })}</span>
      <span className="air-visually-hidden">{words}</span>
    </span>
  )
}
