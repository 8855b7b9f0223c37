import { Button, Portal } from '@blueprintjs/core'
import type { SVGIconProps } from '@blueprintjs/icons'
import { CrossIcon, ErrorIcon } from '@blueprintjs/icons'
import infoSign from '@blueprintjs/icons/lib/esm/generated/16px/paths/info-sign'
import tickCircle from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick-circle'
import warningSign from '@blueprintjs/icons/lib/esm/generated/16px/paths/warning-sign'
import type { ComponentType } from 'react'
import { useSyncExternalStore } from 'react'
import { outlineIcon } from '../icons/outlineIcon.tsx'
import { useUiText } from '../messages/uiMessages.ts'
import type { Toaster, ToastIntent } from './createToaster.ts'
import './toasts.css'

const ICONS: Record<ToastIntent, ComponentType<SVGIconProps>> = {
  success: outlineIcon('tick-circle', tickCircle),
  warning: outlineIcon('warning-sign', warningSign),
  danger: ErrorIcon,
  info: outlineIcon('info-sign', infoSign),
}

export interface ToastRegionProps {
  toaster: Toaster
  /** Shows only these intents, default all. */
  only?: readonly ToastIntent[]
}

/** Where the toasts of a page appear; one for the whole app, present before its first toast. */
export function ToastRegion({ toaster, only }: ToastRegionProps) {
  const text = useUiText()
  const all = useSyncExternalStore(toaster.subscribe, toaster.getToasts)
  const toasts = only === undefined ? all : all.filter(({ intent }) => only.includes(intent))
  return (
    <Portal>
      <section
        className="air-toasts"
        aria-label={text('ui.toasts.region')}
        onMouseEnter={toaster.hold}
        onMouseLeave={toaster.release}
        onFocus={toaster.hold}
        onBlur={toaster.release}
      >
        <div aria-live="polite" aria-relevant="additions text">
          {toasts.map(({ key, intent, title, message, action }) => {
            const Icon = ICONS[intent]
            return (
              <div className="air-toast" data-intent={intent} key={key}>
                <span className="air-toast-icon">
                  <Icon aria-hidden />
                </span>
                <span className="air-toast-message">
                  {title === undefined ? null : (
                    <strong className="air-toast-title">{title} </strong>
                  )}
                  {message}
                </span>
                {action === undefined ? null : (
                  <Button
                    className="air-toast-action"
                    variant="minimal"
                    size="small"
                    intent="primary"
                    text={action.label}
                    onClick={() => {
                      toaster.dismiss(key)
                      action.run()
                    }}
                  />
                )}
                <Button
                  variant="minimal"
                  size="small"
                  icon={<CrossIcon />}
                  aria-label={text('ui.close')}
                  onClick={() => toaster.dismiss(key)}
                />
              </div>
            )
          })}
        </div>
      </section>
    </Portal>
  )
}
