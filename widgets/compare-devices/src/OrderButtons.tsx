import { Button, type PluginIntl } from '@airshed/kit'
import type { DeviceOrder } from './deviceOrder.ts'

export interface OrderButtonsProps {
  order: DeviceOrder
  intl: PluginIntl
  onOrder: (order: DeviceOrder) => void
}

const ORDERS: readonly DeviceOrder[] = ['value', 'settings']

/** The two orders in which the devices can stand. */
export function OrderButtons({ order, intl, onOrder }: OrderButtonsProps) {
  return (
    <span
      className="compare-devices-orders"
      role="group"
      aria-label={intl.formatMessage({ id: 'order' })}
    >
      {ORDERS.map((one) => (
        <Button
          key={one}
          variant="minimal"
          size="small"
          active={order === one}
          aria-pressed={order === one}
          text={intl.formatMessage({ id: `order.${one}` })}
          onClick={() => onOrder(one)}
        />
      ))}
    </span>
  )
}
