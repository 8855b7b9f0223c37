import { Button, NamedIcon, SearchSelect, type Node, type PluginIntl } from '@airshed/kit'
import type { TemplateOffer } from './useTemplates.ts'

export interface TemplateChoiceProps {
  intl: PluginIntl
  offers: readonly TemplateOffer[]
  chosenId: string
  onChoose: (id: string) => void
  /** For the template of one device. */
  nodes: readonly Node[]
  nodeId: string | undefined
  onChooseNode: (id: string) => void
  /** Says that a device has to be chosen. */
  isNodeMissing: boolean
  /** There where the devices could not be loaded. */
  onRetry: (() => void) | null
}

/** Brings what came up at the lower end of the dialog into sight. */
const reveal = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

/** Whether an offer can be chosen: its device is named after that. */
export const isOpen = ({ plan, reason }: TemplateOffer): boolean =>
  plan !== null || reason === 'template.missing.choice'

/** What the new dashboard starts from, as cards of which one is chosen. */
export function TemplateChoice(props: TemplateChoiceProps) {
  const { intl, offers, chosenId, onChoose, nodes, nodeId, onChooseNode, onRetry } = props
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
                checked={id === chosenId}
                disabled={!isOpen(offer)}
                onChange={() => onChoose(id)}
              />
              <NamedIcon name={icon} size={20} />
              <span className="dashboards-template-words">
                <strong>{text(`template.${id}`)}</strong>
                <span>{text(`template.${id}.text`)}</span>
                <small>{contents(offer)}</small>
              </span>
            </label>
          )
        })}
      </div>
      {onRetry === null ? null : <Button text={text('template.retry')} onClick={onRetry} />}
      {chosen?.template.isOfOneDevice === true ? (
        <div className="dashboards-template-device" ref={reveal}>
          <SearchSelect
            label={text('template.deviceChoice')}
            options={nodes.map(({ _id: value, presentName: label, serial }) => ({
              value,
              label,
              ...(label === serial ? {} : { note: serial }),
            }))}
            value={nodeId ?? null}
            onChange={onChooseNode}
            placeholder={text('template.deviceChoice')}
            isFill
          />
          {props.isNodeMissing ? (
            <p className="dashboards-error" role="alert" ref={reveal}>
              {text('template.deviceChoice.required')}
            </p>
          ) : null}
        </div>
      ) : null}
    </fieldset>
  )
}
