import { Button, NamedIcon, type Node, type PluginIntl } from '@airshed/kit'
import { useId } from 'react'
import type { TemplateOffer } from './useTemplates.ts'

export interface TemplateChoiceProps {
  intl: PluginIntl
  offers: readonly TemplateOffer[]
  chosenId: string
  onChoose: (id: string) => void
  /** Devices for the template of one device. */
  nodes: readonly Node[]
  /** There are more devices than `nodes`. */
  isCut: boolean
  nodeId: string | undefined
  onChooseNode: (id: string) => void
  /** Shows that a device has to be chosen. */
  isNodeMissing: boolean
  /** Set if the devices could not be loaded. */
  onRetry: (() => void) | null
}

/** Scrolls to what appeared at the lower end of the dialog. */
const reveal = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

/** Whether an offer can be selected: its device is chosen after that. */
export const isOpen = ({ plan, reason }: TemplateOffer): boolean =>
  plan !== null || reason === 'template.missing.choice'

/** The templates of a new dashboard, as cards of which one is selected. */
export function TemplateChoice(props: TemplateChoiceProps) {
  const { intl, offers, chosenId, onChoose, nodes, nodeId, onChooseNode, onRetry } = props
  const ids = useId()
  const text = (id: string) => intl.formatMessage({ id })
  const contents = ({ template, plan, reason }: TemplateOffer): string => {
    if (plan === null) return reason === null ? '' : text(reason)
    return template.id === 'empty'
      ? ''
      : intl.formatMessage(
          { id: 'template.holds' },
          { widgets: plan.widgets.length, devices: plan.deviceCount },
        )
  }
  const chosen = offers.find(({ template }) => template.id === chosenId)
  return (
    <fieldset className="dashboards-templates">
      <legend>{text('template.from')}</legend>
      <div className="dashboards-template-grid">
        {offers.map((offer) => {
          const { id, icon } = offer.template
          return (
            <label key={id} className="dashboards-template" data-open={isOpen(offer)}>
              <input
                type="radio"
                name="dashboards-template"
                aria-labelledby={`${ids}${id}`}
                aria-describedby={`${ids}${id}-words ${ids}${id}-holds`}
                checked={id === chosenId}
                disabled={!isOpen(offer)}
                onChange={() => onChoose(id)}
              />
              <NamedIcon name={icon} size={20} />
              <span className="dashboards-template-text">
                <strong id={`${ids}${id}`}>{text(`template.${id}`)}</strong>
                <span id={`${ids}${id}-words`}>{text(`template.${id}.text`)}</span>
                <small id={`${ids}${id}-holds`}>{contents(offer)}</small>
              </span>
            </label>
          )
        })}
      </div>
      {props.isCut ? (
        <p className="air-muted">
          {intl.formatMessage({ id: 'template.cut' }, { count: nodes.length })}
        </p>
      ) : null}
      {onRetry === null ? null : <Button text={text('template.retry')} onClick={onRetry} />}
      {chosen?.template.isOfOneDevice === true ? (
        <div className="dashboards-template-device" ref={reveal}>
          <label htmlFor={`${ids}node`}>{text('template.deviceChoice')}</label>
          <div className="bp6-html-select bp6-fill">
            <select
              id={`${ids}node`}
              value={nodeId ?? ''}
              aria-invalid={props.isNodeMissing}
              aria-describedby={props.isNodeMissing ? `${ids}missing` : undefined}
              onChange={({ currentTarget }) => onChooseNode(currentTarget.value)}
            >
              <option value="" disabled>
                {text('template.deviceChoice.choose')}
              </option>
              {nodes.map(({ node_id: id, presentName, serial }) => (
                <option key={id} value={id}>
                  {presentName === serial ? serial : `${presentName} (${serial})`}
                </option>
              ))}
            </select>
          </div>
          {props.isNodeMissing ? (
            <p className="dashboards-error" id={`${ids}missing`} role="alert" ref={reveal}>
              {text('template.deviceChoice.required')}
            </p>
          ) : null}
        </div>
      ) : null}
    </fieldset>
  )
}
